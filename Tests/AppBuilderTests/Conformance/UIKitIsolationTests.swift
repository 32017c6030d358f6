import Foundation
import Testing

@testable import AppBuilder

@Suite("UIKit's classes outside the main actor")
struct UIKitIsolationTests {
  private let builder: Builder

  init() throws {
    builder = try Builder(
      runtime: Products.runtime,
      cacheFolder: NSTemporaryDirectory() + "navlab-builder-tests-\(getuid())",
      environment: ProcessInfo.processInfo.environment
    )
  }

  @Test("OB-28: in Swift 5 mode, a nonisolated class may call them without a warning")
  func swift5() throws {
    #expect(try messages(.swift5) == [])
  }

  @Test("OB-28: in Swift 6 mode, the compiler still warns")
  func swift6() throws {
    #expect(try !messages(.swift6).isEmpty)
  }

  private func messages(_ mode: BuildRequest.LanguageMode) throws -> [String] {
    let folder = try LearnerFolder([
      "App.swift": """
      import SwiftUI
      final class HapticManager {
        private let feedback = UINotificationFeedbackGenerator()
        private let knock = UIImpactFeedbackGenerator(style: .light)
        func success() {
          feedback.notificationOccurred(.success)
          knock.prepare()
          knock.impactOccurred()
        }
      }
      final class Opener {
        func go() {
          UIApplication.shared.open(URL(string: "https://example.com")!)
          _ = UIDevice.current
        }
      }
      struct ContentView: View {
        var body: some View {
          Button("x") {
            HapticManager().success()
            Opener().go()
          }
        }
      }
      """
    ])
    var request = folder.request(["App.swift"])
    request.languageMode = mode
    do {
      return try builder.build(request).warnings.map(\.text)
    } catch {
      guard case .doesNotCompile(let diagnostics) = error else { throw error }
      return diagnostics.map(\.message)
    }
  }
}
