import SwiftUI

@MainActor
final class CityListViewModel: ObservableObject {
    @Published private(set) var state: LoadingState<[City]> = .idle
    @Published var query = ""
    private let service: any WeatherServing

    init(service: any WeatherServing) {
        self.service = service
    }

    var filtered: [City] {
        let cities = state.value ?? []
        return query.isEmpty ? cities : cities.filter { $0.name.localizedCaseInsensitiveContains(query) }
    }

    func load() async {
        if case .loading = state { return }
        if state.value == nil { state = .loading }
        do {
            state = .loaded(try await service.cities())
        } catch is CancellationError {
            state = .idle
        } catch {
            state = .failed(error)
        }
    }
}

struct CityListView: View {
    @StateObject private var viewModel: CityListViewModel
    @EnvironmentObject private var dependencies: AppDependencies
    @State private var showsSettings = false

    init(viewModel: @autoclosure @escaping () -> CityListViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        NavigationStack {
            AsyncContentView(state: viewModel.state, retry: viewModel.load) { _ in
                List(viewModel.filtered) { city in
                    NavigationLink(value: city) {
                        HStack {
                            Text(city.flag)
                            Text(city.name)
                        }
                    }
                }
                .refreshable { await viewModel.load() }
                .searchable(text: $viewModel.query, placement: .navigationBarDrawer(displayMode: .always))
            }
            .navigationTitle("Cities")
            .navigationDestination(for: City.self) { city in
                ForecastView(viewModel: ForecastViewModel(city: city, service: dependencies.service))
            }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button {
                        showsSettings = true
                    } label: {
                        Label("Settings", systemImage: "gearshape")
                    }
                }
            }
            .sheet(isPresented: $showsSettings) { SettingsView() }
        }
        .task { await viewModel.load() }
    }
}

struct SettingsView: View {
    @AppStorage("usesFahrenheit") private var usesFahrenheit = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                Toggle("Fahrenheit", isOn: $usesFahrenheit)
                Link("About the data", destination: URL(string: "https://weather.example/about")!)
                LabeledContent("Version", value: Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "–")
            }
            .navigationTitle("Settings")
            .toolbar { Button("Done") { dismiss() } }
        }
    }
}

#Preview {
    CityListView(viewModel: CityListViewModel(service: MockWeatherService()))
        .environmentObject(AppDependencies(service: MockWeatherService()))
}
