import Foundation
import Testing

@testable import AppTesting

@Suite("A folder with tests")
struct TestFolderTests {
  private let root: String

  init() throws {
    root =
      FileManager.default.temporaryDirectory
      .appending(path: "navtests-\(UUID().uuidString)").path
    for name in [
      "Shop/App.swift", "Shop/smoke.nav", "Shop/NavTests/cart.nav", "Shop/NavTests/_login.nav",
      "Shop/NavTests/checkout/pay.nav", "Shop/NavTests/notes.txt", "Shop/Sub/other.nav",
      "Shop/NavTests/.hidden.nav", "Bare/App.swift",
    ] {
      let file = URL(filePath: "\(root)/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data("tree\n".utf8).write(to: file)
    }
  }

  private func remove() {
    // What is left in the folder for temporary files, the system removes.
    try? FileManager.default.removeItem(atPath: root)
  }

  @Test("the folder holds NavTests's scripts and those beside it, except sourced scripts")
  func app() throws {
    defer { remove() }
    let folder = try TestFolder(at: "Shop", in: root)
    #expect(folder.app == "Shop")
    #expect(folder.tests.map(\.name) == ["cart", "checkout/pay", "smoke"])
    #expect(
      folder.tests.map(\.file)
        == ["Shop/NavTests/cart.nav", "Shop/NavTests/checkout/pay.nav", "Shop/smoke.nav"]
    )
    #expect(folder.tests.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
    #expect(folder.scripts.contains { $0.hasSuffix("/_login.nav") })
    #expect(!folder.scripts.contains { $0.contains("hidden") || $0.contains("other") })
  }

  @Test("the folder is found from within, by its Swift file, and by the tests' folder")
  func places() throws {
    defer { remove() }
    let inside = try TestFolder(at: ".", in: "\(root)/Shop")
    #expect(inside.app == ".")
    #expect(
      inside.tests.map(\.file) == ["NavTests/cart.nav", "NavTests/checkout/pay.nav", "smoke.nav"]
    )
    let file = try TestFolder(at: "Shop/App.swift", in: root)
    #expect(file.app == "Shop/App.swift")
    #expect(file.tests.map(\.name) == ["cart", "checkout/pay", "smoke"])
    let tests = try TestFolder(at: "Shop/NavTests/", in: root)
    #expect(tests.app == "Shop")
    #expect(tests.tests.map(\.name) == ["cart", "checkout/pay"])
    let lone = try TestFolder(at: "App.swift", in: "\(root)/Shop")
    #expect(lone.tests.map(\.file) == inside.tests.map(\.file))
    #expect(try TestFolder(at: "\(root)/Shop", in: "/").app == "\(root)/Shop")
    #expect(try TestFolder(at: "Bare", in: root).tests == [])
  }

  @Test("a missing folder or a single script is refused with advice")
  func faults() throws {
    defer { remove() }
    #expect(
      message("Nowhere")
        == "Nowhere: there is no such folder; name the folder that contains your app"
    )
    #expect(
      message("Shop/smoke.nav")
        == "Shop/smoke.nav: this is not an app; name the app's folder, and choose the test with --filter NAME"
    )
  }

  private func message(_ path: String) -> String? {
    do {
      _ = try TestFolder(at: path, in: root)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
