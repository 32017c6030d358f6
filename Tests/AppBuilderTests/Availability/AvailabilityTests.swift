import Foundation
import Shares
import Testing

@testable import AppBuilder

@Suite("Building for older systems", .enabled(if: Share(of: 2).takes(1)))
struct AvailabilityTests {
  private static let cache = NSTemporaryDirectory() + "navlab-builder-tests-\(getuid())"

  private let home = """
    import SwiftUI
    @Observable class Model { var count = 1 }
    struct Home: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          if #available(iOS 18, *) {
            TabView { Tab("a", systemImage: "b") { Text("c") } }
          } else {
            TabView { Tab("a", systemImage: "b") { Text("c") } }
          }
          Text("x").foregroundStyle(.red).task { try? await Task.sleep(for: .seconds(1)) }
          Text("y").scrollClipDisabled()
        }
      }
      @available(iOS 17, *)
      var clipped: some View { Text("y").scrollClipDisabled() }
    }

    """

  private func messages(forIOS version: Int?) throws -> [String] {
    let builder = try Builder(
      runtime: Products.runtime,
      cacheFolder: Self.cache,
      environment: ProcessInfo.processInfo.environment
    )
    let folder = try LearnerFolder(["Model.swift": "import SwiftUI\n", "Home.swift": home])
    var request = folder.request(["Model.swift", "Home.swift"])
    if let version { request.iOSVersion = version }
    do {
      _ = try builder.build(request)
      return []
    } catch {
      guard case .doesNotCompile(let diagnostics) = error else { throw error }
      return diagnostics.map { "\($0.file ?? ""):\($0.line ?? 0):\($0.column ?? 0): \($0.message)" }
    }
  }

  @Test("a name that is too new is an error where no availability check guards it")
  func tooNew() throws {
    let tab = "Home.swift:10:19: 'Tab' is only available in iOS 18.0 or newer"
    #expect(
      try messages(forIOS: 16) == [
        "Home.swift:2:2: 'Observable()' is only available in iOS 17.0 or newer", tab,
        "Home.swift:13:17: 'scrollClipDisabled(_:)' is only available in iOS 17.0 or newer",
      ]
    )
    #expect(try messages(forIOS: 17) == [tab])
    #expect(
      try messages(forIOS: 15).filter { $0.contains("NavigationStack") || $0.contains("sleep") }
        == [
          "Home.swift:6:5: 'NavigationStack' is only available in iOS 16.0 or newer",
          "Home.swift:12:62: 'sleep(for:tolerance:clock:)' is only available in iOS 16.0 or newer",
        ]
    )
  }

  @Test("every name is available when no version is given")
  func newest() throws {
    #expect(try messages(forIOS: nil) == [])
    #expect(try messages(forIOS: 18) == [])
  }

  @Test("a missing index or library is reported in words")
  func missing() {
    #expect(throws: IndexStore.Failure.self) {
      try IndexStore(library: "/nowhere/libIndexStore.so")
    }
  }
}
