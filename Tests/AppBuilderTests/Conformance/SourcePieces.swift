import Foundation

@testable import AppBuilder

/// Pieces of Swift, each for one behaviour, that are compiled together and judged one by one.
struct SourcePieces {
  /// The compiler's messages about each piece, by the id of its behaviour.
  let messages: [String: [String]]

  /// Compiles pieces, each on lines of its own.
  ///
  /// - Parameter pieces: The pieces, each with the id of its behaviour.
  /// - Throws: `BuildError` when the compiler cannot be run.
  init(_ pieces: [(id: String, code: String)]) throws {
    var text = "import SwiftUI\n"
    var starts: [(id: String, line: Int)] = []
    for piece in pieces {
      starts.append((piece.id, text.count { $0 == "\n" } + 1))
      text += piece.code + "\n"
    }
    let folder = try LearnerFolder(["Pieces.swift": text])
    var messages: [String: [String]] = [:]
    for diagnostic in try Self.diagnostics(of: folder) {
      guard let start = starts.last(where: { $0.line <= diagnostic.line ?? 0 }) else { continue }
      messages[start.id, default: []].append("\(diagnostic.severity): \(diagnostic.message)")
    }
    self.messages = messages
  }

  private static func diagnostics(of folder: LearnerFolder) throws -> [CompilerDiagnostic] {
    let builder = try Builder(
      runtime: Products.runtime,
      cacheFolder: NSTemporaryDirectory() + "navlab-builder-tests-\(getuid())",
      environment: ProcessInfo.processInfo.environment
    )
    var request = folder.request(["Pieces.swift"])
    request.languageMode = .swift6
    do {
      return try builder.build(request).warnings
    } catch {
      guard case .doesNotCompile(let diagnostics) = error else { throw error }
      return diagnostics
    }
  }
}
