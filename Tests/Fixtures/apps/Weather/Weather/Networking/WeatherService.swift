import Foundation

struct City: Identifiable, Codable, Hashable, Sendable {
    let id: Int
    let name: String
    let countryCode: String

    var flag: String {
        countryCode.unicodeScalars.compactMap { UnicodeScalar(127397 + $0.value) }.map(String.init).joined()
    }
}

struct Forecast: Codable, Sendable {
    struct Day: Codable, Identifiable, Sendable {
        enum Condition: String, Codable, Sendable {
            case sunny, cloudy, rain, snow
            var symbolName: String {
                switch self {
                case .sunny: "sun.max.fill"
                case .cloudy: "cloud.fill"
                case .rain: "cloud.rain.fill"
                case .snow: "cloud.snow.fill"
                }
            }
        }
        let date: Date
        let high: Double
        let low: Double
        let condition: Condition
        var id: Date { date }
    }
    let cityId: Int
    let updatedAt: Date
    let days: [Day]
}

protocol WeatherServing: Sendable {
    func cities() async throws -> [City]
    func forecast(for city: City) async throws -> Forecast
}

struct WeatherService: WeatherServing {
    private struct CityResponse: Decodable { let cities: [City] }
    let client: any HTTPClientProtocol

    func cities() async throws -> [City] {
        try await client.send(Endpoint(path: "cities"), as: CityResponse.self).cities
    }

    func forecast(for city: City) async throws -> Forecast {
        try await client.send(
            Endpoint(
                path: "forecast",
                queryItems: [
                    URLQueryItem(name: "city", value: String(city.id)),
                    URLQueryItem(name: "units", value: "metric"),
                ]),
            as: Forecast.self
        )
    }
}

actor MockWeatherService: WeatherServing {
    func cities() async throws -> [City] { [City(id: 9, name: "Testville", countryCode: "US")] }
    func forecast(for city: City) async throws -> Forecast {
        try await Task.sleep(for: .seconds(1))
        return Forecast(cityId: city.id, updatedAt: .now, days: [])
    }
}
