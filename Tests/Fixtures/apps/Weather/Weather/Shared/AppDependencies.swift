import Foundation
import SwiftUI

@MainActor
final class AppDependencies: ObservableObject {
    let service: any WeatherServing

    init(service: any WeatherServing) {
        self.service = service
    }

    static let live = AppDependencies(service: WeatherService(client: HTTPClient()))
}

private struct TemperatureUnitKey: EnvironmentKey {
    static let defaultValue = UnitTemperature.celsius
}

extension EnvironmentValues {
    var temperatureUnit: UnitTemperature {
        get { self[TemperatureUnitKey.self] }
        set { self[TemperatureUnitKey.self] = newValue }
    }
}

enum LoadingState<Value> {
    case idle
    case loading
    case loaded(Value)
    case failed(any Error)

    var value: Value? {
        if case .loaded(let value) = self { return value }
        return nil
    }
}

struct AsyncContentView<Value, Content: View>: View {
    let state: LoadingState<Value>
    let retry: () async -> Void
    @ViewBuilder let content: (Value) -> Content

    var body: some View {
        switch state {
        case .idle:
            Color.clear
        case .loading:
            ProgressView("Loading…")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        case .loaded(let value):
            content(value)
        case .failed(let error):
            VStack(spacing: 16) {
                Image(systemName: "exclamationmark.triangle")
                    .font(.largeTitle)
                Text(error.localizedDescription)
                    .multilineTextAlignment(.center)
                Button("Try Again") {
                    Task { await retry() }
                }
                .buttonStyle(.borderedProminent)
            }
            .padding()
        }
    }
}
