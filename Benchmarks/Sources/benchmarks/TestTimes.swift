import Foundation

/// The running of 1,000 tests of ten commands each, with the app built before.
struct TestTimes {
  var laboratory: Laboratory

  /// Runs the tests of an app with two tabs, a list and a sheet.
  func measure() throws -> [Measurement] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-tests-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }  // The system clears it otherwise.
    let tests = folder.appending(path: "NavTests")
    try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
    try Self.app.write(
      to: folder.appending(path: "App.swift"),
      atomically: false,
      encoding: .utf8
    )
    for number in 0..<Self.count {
      try Self.script(number).write(
        to: tests.appending(path: "test-\(number).nav"),
        atomically: false,
        encoding: .utf8
      )
    }
    // The app is compiled before anything is measured.
    _ = try run(folder, "--filter", "test-1$")
    let all = try run(folder)
    return [
      Measurement(
        subject: "1,000 tests of ten commands, once the app is built",
        sample: Sample([all.seconds]),
        target: .median(10)
      ),
      Measurement(
        subject: "the processor's time of them, which other work on the machine hardly changes",
        sample: Sample([all.processorSeconds]),
        target: .median(20)
      ),
    ]
  }

  private static let count = 1_000

  private func run(_ folder: URL, _ more: String...) throws -> MeasuredChild {
    let words = ["test", folder.path] + more
    let child = try MeasuredChild(laboratory.program.path, words)
    guard child.status == 0 else {
      throw Laboratory.Failure(description: "navlab \(words) ended with \(child.status)")
    }
    return child
  }

  private static func script(_ number: Int) -> String {
    """
    tap "Item \(number % 18 + 1)"
    expect screen "Item"
    expect path count 1
    back
    expect path count 0
    tap "Filter"
    expect sheet
    dismiss
    tab "Me"
    expect screen "Me"

    """
  }

  private static let app = """
    import SwiftUI
    @main struct ShopApp: App {
      var body: some Scene { WindowGroup { Home() } }
    }
    struct Home: View {
      @State private var showsFilters = false
      var body: some View {
        TabView {
          NavigationStack {
            List(1..<20) { number in NavigationLink("Item \\(number)", value: number) }
              .navigationTitle("Shop")
              .navigationDestination(for: Int.self) { Text("No. \\($0)").navigationTitle("Item") }
              .toolbar { Button("Filter") { showsFilters = true } }
              .sheet(isPresented: $showsFilters) { Text("Filters") }
          }
          .tabItem { Label("Shop", systemImage: "cart") }
          NavigationStack { Text("Settings").navigationTitle("Me") }
            .tabItem { Label("Me", systemImage: "person") }
        }
      }
    }
    """
}
