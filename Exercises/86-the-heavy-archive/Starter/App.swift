import SwiftUI

/// The register and the chronicle of an old zoo.
@main
struct ZooApp: App {
  var body: some Scene {
    WindowGroup {
      ArchiveView()
    }
  }
}

enum Volume: Hashable {
  case register
  case chronicle
}

struct ArchiveView: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Register", value: Volume.register)
        NavigationLink("Chronicle", value: Volume.chronicle)
      }
      .navigationTitle("Archive")
      .navigationDestination(for: Volume.self) { volume in
        switch volume {
        case .register: RegisterScreen()
        case .chronicle: ChronicleScreen()
        }
      }
    }
  }
}

struct RegisterScreen: View {
  var body: some View {
    ScrollView {
      VStack {
        ForEach(1...Archive.entries, id: \.self) { number in
          Text("Entry \(number)")
        }
      }
    }
    .navigationTitle("Register")
  }
}

struct ChronicleScreen: View {
  var body: some View {
    ScrollView {
      Text((1...Archive.years).map { Archive.year($0) }.joined())
    }
    .navigationTitle("Chronicle")
  }
}

enum Archive {
  static let entries = 110_000
  static let years = 180

  /// The report of a year, which fills many pages.
  static func year(_ number: Int) -> String {
    "Year \(number). " + String(repeating: "The otters were fed at nine. ", count: 3_500)
      + "So ended year \(number)."
  }
}
