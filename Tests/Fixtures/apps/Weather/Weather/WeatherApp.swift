import SwiftUI
import OSLog

@main
struct WeatherApp: App {
    @StateObject private var dependencies = AppDependencies.live
    @AppStorage("usesFahrenheit") private var usesFahrenheit = false

    init() {
        let cache = URLCache(memoryCapacity: 4 * 1024 * 1024, diskCapacity: 0)
        URLCache.shared = cache
        Logger.app.info("Launched")
    }

    var body: some Scene {
        WindowGroup {
            CityListView(viewModel: CityListViewModel(service: dependencies.service))
                .environmentObject(dependencies)
                .environment(\.temperatureUnit, usesFahrenheit ? .fahrenheit : .celsius)
        }
    }
}

extension Logger {
    static let app = Logger(subsystem: Bundle.main.bundleIdentifier!, category: "app")
}
