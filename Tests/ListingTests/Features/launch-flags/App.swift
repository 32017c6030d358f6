import SwiftUI
import os.log

@main
struct FlagApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}

struct ContentView: View {
  @AppStorage("isNew") private var isNew = false
  private let isTesting = ProcessInfo.processInfo.arguments.contains("-uiTesting")
  private let server = ProcessInfo.processInfo.environment["SERVER"] ?? "live"

  var body: some View {
    VStack {
      Text(isTesting ? "testing" : "real")
      Text("server \(server)")
      Text(isNew ? "new" : "known")
      Button("Go - route 1:0") { os_log("gone") }
        .accessibilityIdentifier("Go - route 1:0")
      Text(Locale.current.identifier)
      Text(Date(timeIntervalSince1970: 0).formatted(date: .abbreviated, time: .omitted))
      Text(10.5.formatted(.currency(code: "USD")))
    }
  }
}
