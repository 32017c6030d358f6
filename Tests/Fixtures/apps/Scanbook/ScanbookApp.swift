import SwiftUI

@main
struct ScanbookApp: App {
    @StateObject private var shelf = Shelf()
    @AppStorage("appearance") private var appearance = Appearance.system

    var body: some Scene {
        WindowGroup {
            ShelfView()
                .environmentObject(shelf)
                .preferredColorScheme(appearance.scheme)
        }
    }
}

enum Appearance: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: String { rawValue }
    var scheme: ColorScheme? {
        switch self {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}
