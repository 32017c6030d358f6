import Testing

@testable import AppBuilder

@Suite("Frameworks without a module of their own")
struct FrameworkHomeTests {
  private func file(_ text: String) -> SourceFile { SourceFile(name: "A.swift", text: text) }

  @Test("imports of files are found, except the app's own modules")
  func imported() {
    let files = [
      file("import SwiftUI\nimport PDFKit\n"), file("import struct QuartzCore.CATransform3D\n"),
      file("// import Speech\nimport Vision\n"), file("import Intents\n"),
    ]
    #expect(
      FrameworkHome.imported(by: files, except: ["Intents"]) == ["PDFKit", "QuartzCore"]
    )
  }

  @Test("each framework has a module that learners' files compile against, or needs none")
  func homes() {
    let modules = Set(StandIn.all.map(\.module) + ["NavFrameworks", "Glibc"])
    for (name, home) in FrameworkHome.all {
      #expect(home.map(modules.contains) != false, "\(name)")
      #expect(!StandIn.all.contains { $0.name == name }, "\(name) has a module of its own")
    }
  }
}
