@testable import NavLint

extension DestinationInLazyContainerRule: ExampledRule {
  static let examples = RuleExamples(
    triggering: [
      """
      struct Cities: View {
        var body: some View {
          NavigationStack {
            List(["Lisbon"], id: \\.self) { city in
              NavigationLink(city, value: city)
                .↓navigationDestination(for: String.self) { Text($0) }
            }
          }
        }
      }
      """,
      """
      struct Cities: View {
        let cities: [String]
        var body: some View {
          NavigationStack {
            ScrollView {
              LazyVStack {
                ForEach(cities, id: \\.self) { city in
                  NavigationLink(city, value: city)
                }
                .↓navigationDestination(for: String.self) { Text($0) }
              }
            }
          }
        }
      }
      """,
      """
      struct Cities: View {
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            List {
              Section {
                Button("Show") { isShown = true }
                  .↓navigationDestination(isPresented: $isShown) { Text("Lisbon") }
              }
            }
          }
        }
      }
      """,
      """
      struct Cities: View {
        let cities: [String]
        var body: some View {
          List(cities, id: \\.self) { city in
            CityRow(city: city)
          }
        }
      }
      // file: CityRow.swift
      struct CityRow: View {
        let city: String
        var body: some View {
          NavigationLink(city, value: city)
            .↓navigationDestination(for: String.self) { Text($0) }
        }
      }
      """,
      """
      struct Cities: View {
        var body: some View {
          NavigationStack {
            List { rows }
          }
        }
        private var rows: some View {
          Text("Lisbon")
            .↓navigationDestination(for: String.self) { Text($0) }
        }
      }
      """,
    ],
    clean: [
      """
      struct Cities: View {
        var body: some View {
          NavigationStack {
            List(["Lisbon"], id: \\.self) { city in
              NavigationLink(city, value: city)
            }
            .navigationDestination(for: String.self) { Text($0) }
          }
        }
      }
      """,
      """
      struct Cities: View {
        @State private var isShown = false
        var body: some View {
          List {
            Button("Show") { isShown = true }
              .sheet(isPresented: $isShown) {
                NavigationStack {
                  Text("Lisbon")
                    .navigationDestination(for: String.self) { Text($0) }
                }
              }
          }
        }
      }
      """,
      """
      struct Cities: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Lisbon") {
                CityScreen()
              }
            }
          }
        }
      }
      struct CityScreen: View {
        var body: some View {
          Text("Lisbon")
            .navigationDestination(for: Int.self) { Text("Street \\($0)") }
        }
      }
      """,
      """
      struct Cities: View {
        var body: some View {
          NavigationStack {
            VStack {
              NavigationLink("Lisbon", value: "Lisbon")
                .navigationDestination(for: String.self) { Text($0) }
            }
          }
        }
      }
      """,
      """
      struct Cities: View {
        var body: some View {
          NavigationStack {
            ScrollView {
              LazyVStack {
                Text("navigationDestination(for: String.self)")
              }
            }
            .navigationDestination(for: String.self) { _ in
              List { Text("Streets") }
            }
          }
        }
      }
      """,
    ]
  )
}
