import Script

/// A class of UI tests that is generated from a script.
package struct UITestClass {
  /// The name of the class, which is also the name of its file.
  package let name: String
  private let source: UITestSource

  /// Creates a class for a script.
  ///
  /// - Parameters:
  ///   - source: The script.
  ///   - name: The name of the class.
  init(_ source: UITestSource, name: String) {
    self.source = source
    self.name = name
  }

  /// Returns the classes for scripts, with distinct names.
  ///
  /// - Parameter sources: The scripts.
  /// - Returns: The classes, in the same order.
  package static func classes(for sources: [UITestSource]) -> [UITestClass] {
    let short = sources.map { SwiftName(words: $0.fileName).type }
    var taken: Set<String> = []
    return zip(sources, short).map { source, name in
      // If two scripts have the same name, like the checks of exercises, the folder distinguishes
      // them.
      let isShared = short.filter { $0 == name }.count > 1
      let words = isShared ? "\(source.folderName) \(source.fileName)" : source.fileName
      let wanted = SwiftName(words: words).type + "Tests"
      return UITestClass(source, name: SwiftName.unused(wanted, &taken))
    }
  }

  /// The file that contains only this class.
  package var file: PublishedFile {
    PublishedFile(name: "\(name).swift", text: "import XCTest\n\n" + text)
  }

  /// The Swift source of the class, without imports.
  package var text: String {
    var taken: Set<String> = []
    let methods = source.sections.map { section in
      let words = SwiftName(words: section.name ?? source.fileName).type
      return method("test\(SwiftName.unused(words, &taken))", section.script)
    }
    let path = UITestCode.cut(source.path, to: 60).joined()
    return """
      /// The steps of \(path).
      ///
      /// Written by `navlab export xcuitest`.
      final class \(name): XCTestCase {
      \(methods.joined(separator: "\n\n"))
      }

      """
  }

  private func method(_ name: String, _ script: Script) -> String {
    var code = UITestCode()
    code.add("continueAfterFailure = false")
    code.add("let app = XCUIApplication()")
    if !(script.statements.first?.command is LaunchCommand) { code.add("app.launch()") }
    var untested: [String] = []
    for statement in script.statements {
      let line = statement.position.line
      code.addSpace()
      code.addComment("\(line): \(statement.text)")
      if let expect = statement.command as? ExpectCommand {
        guard let reason = Self.write(expect, to: &code) else { continue }
        code.addComment("Not tested: \(reason).")
        untested.append("\(line)")
      } else {
        guard let row = CounterpartTable.row(for: type(of: statement.command)) else { continue }
        guard let reason = row.write(statement.command, false, &code) else { continue }
        code.addComment("Skipped: \(reason).")
        code.add("try skipRest(at: \(line), because: \(code.literal(reason)))")
      }
    }
    if !untested.isEmpty {
      code.addSpace()
      code.addComment("The tested lines passed. The other lines have no counterpart.")
      let lines = untested.joined(separator: ", ")
      code.add(
        "throw XCTSkip(\(code.literal("not tested: \(Self.plural(untested.count)) \(lines)")))"
      )
    }
    return """
        @MainActor
        func \(name)() throws {
      \(code.lines.joined(separator: "\n"))
        }
      """
  }

  private static func plural(_ count: Int) -> String { count == 1 ? "line" : "lines" }

  private static func write(_ command: ExpectCommand, to code: inout UITestCode) -> String? {
    let expectation = command.expectation
    let row = CounterpartTable.row(for: type(of: expectation))
    return row.flatMap { $0.write(expectation, command.isNegated, &code) }
  }
}

extension UITestSource {
  /// The name of the script's file without the extension.
  fileprivate var fileName: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// The name of the folder that contains the script.
  fileprivate var folderName: String {
    path.split(separator: "/").dropLast().last.map(String.init) ?? ""
  }
}
