import SwiftUI

@main
struct StampsApp: App {
    @State private var album = Album()

    var body: some Scene {
        WindowGroup {
            HomeView(album: album)
                .tint(.accent)
        }
    }
}

enum AppInfo {
    static func string(_ key: String) -> String {
        Bundle.main.object(forInfoDictionaryKey: key) as? String ?? "?"
    }
    static var version: String { "\(string("CFBundleShortVersionString")) (\(string("CFBundleVersion")))" }
    static var host: String { string("APIHost") }
}

extension Bundle {
    func decode<T: Decodable>(_ file: String) -> T {
        guard let url = url(forResource: file, withExtension: nil) else { fatalError("Failed to locate \(file) in bundle.") }
        guard let data = try? Data(contentsOf: url) else { fatalError("Failed to load \(file) from bundle.") }
        do {
            return try JSONDecoder().decode(T.self, from: data)
        } catch {
            fatalError("Failed to decode \(file): \(error)")
        }
    }
}
