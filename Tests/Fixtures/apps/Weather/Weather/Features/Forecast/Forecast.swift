import Charts
import SwiftUI

@MainActor
final class ForecastViewModel: ObservableObject {
    @Published private(set) var state: LoadingState<Forecast> = .idle
    let city: City
    private let service: any WeatherServing

    init(city: City, service: any WeatherServing) {
        self.city = city
        self.service = service
    }

    func load() async {
        state = .loading
        do {
            let forecast = try await service.forecast(for: city)
            state = .loaded(forecast)
        } catch {
            state = .failed(error)
        }
    }
}

struct ForecastView: View {
    enum Mode: String, CaseIterable { case list = "List", chart = "Chart" }

    @StateObject var viewModel: ForecastViewModel
    @State private var mode = Mode.list
    @Environment(\.temperatureUnit) private var unit

    var body: some View {
        AsyncContentView(state: viewModel.state) {
            await viewModel.load()
        } content: { forecast in
            VStack {
                Picker("Mode", selection: $mode) {
                    ForEach(Mode.allCases, id: \.self) { Text($0.rawValue) }
                }
                .pickerStyle(.segmented)
                .padding(.horizontal)
                switch mode {
                case .list: days(forecast)
                case .chart: chart(forecast)
                }
            }
        }
        .navigationTitle(viewModel.city.name)
        .navigationBarTitleDisplayMode(.inline)
        .task { await viewModel.load() }
    }

    private func days(_ forecast: Forecast) -> some View {
        List(forecast.days) { day in
            HStack {
                Image(systemName: day.condition.symbolName)
                    .symbolRenderingMode(.multicolor)
                Text(day.date, format: .dateTime.month().day())
                Spacer()
                Text(text(for: day.high))
            }
            .accessibilityElement(children: .combine)
        }
    }

    private func chart(_ forecast: Forecast) -> some View {
        Chart(forecast.days) { day in
            BarMark(
                x: .value("Day", day.date, unit: .day),
                yStart: .value("Low", day.low),
                yEnd: .value("High", day.high)
            )
            .foregroundStyle(.blue.gradient)
            LineMark(x: .value("Day", day.date, unit: .day), y: .value("High", day.high))
                .interpolationMethod(.catmullRom)
        }
        .chartYAxis { AxisMarks(position: .leading) }
        .frame(height: 240)
        .padding()
    }

    private func text(for celsius: Double) -> String {
        let value = Measurement(value: celsius, unit: UnitTemperature.celsius).converted(to: unit).value
        return "\(Int(value.rounded()))\(unit.symbol)"
    }
}
