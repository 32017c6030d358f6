package import Findings
import SwiftParser
package import SwiftSyntax

/// A source file that has been parsed and walked once, with an index of what rules ask for.
package struct ParsedFile: Sendable {
  /// The path of the file, as given.
  package let path: String
  /// The whole tree; where the file does not parse, it holds what could be understood.
  package let tree: SourceFileSyntax
  /// The lines, for places.
  package let lines: SourceLines
  /// The comments that say what is not to be reported.
  package let directives: [Directive]
  /// The size of the file.
  package let byteCount: Int
  /// The excess of a file that nobody has written by hand; then nothing of it is judged.
  let excess: Excess?
  private var index: SyntaxIndex

  /// Parses a file; nothing that it holds can make this fail.
  ///
  /// - Parameters:
  ///   - path: The path of the file, as it was given.
  ///   - bytes: What the file holds.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    byteCount = bytes.count
    lines = SourceLines(bytes)
    let isTooDeep = NestingGuard.isTooDeep(bytes)
    var (tree, index) = Self.parse(isTooDeep ? [] : bytes)
    excess = isTooDeep ? .depth : index.excess
    if index.excess != nil { (tree, index) = Self.parse([]) }
    self.tree = tree
    self.index = index
    directives = Directive.isIn(bytes) ? Directive.all(in: tree, lines: lines) : []
  }

  /// The same file, in which what is called by another name is found under its own.
  ///
  /// - Parameter aliases: What other names stand for.
  /// - Returns: The file.
  func following(_ aliases: [String: String]) -> ParsedFile {
    guard !aliases.isEmpty else { return self }
    var file = self
    file.index.follow(aliases)
    return file
  }

  private static func parse(_ bytes: [UInt8]) -> (tree: SourceFileSyntax, index: SyntaxIndex) {
    let tree = bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: nestingLimit)
    }
    return (tree, SyntaxIndex(of: tree))
  }

  /// The number of brackets that may lie within one another; the parser gives up below that.
  static let nestingLimit = 128

  /// The line where the file does not fit Swift's grammar for the first time, or nil when all of it fits.
  package var firstErrorLine: Int? {
    tree.hasError ? GrammarError.first(in: Syntax(tree)).map { lines.position(at: $0).line } : nil
  }

  /// The calls of a function, initialiser or modifier, in the order in which they end.
  ///
  /// - Parameter name: The name without what stands before its last dot, such as `sheet` or `NavigationStack`.
  /// - Returns: The calls.
  package func calls(of name: String) -> [Call] {
    index.calls[name] ?? []
  }

  /// The calls of any of several functions.
  ///
  /// - Parameter names: The names.
  /// - Returns: The calls, in the order of the names.
  package func calls(of names: [String]) -> [Call] {
    names.flatMap { index.calls[$0] ?? [] }
  }

  /// The names of everything that is called.
  package var calledNames: some Collection<String> { index.calls.keys }

  /// The nodes of one kind, in the order in which they begin.
  ///
  /// - Parameter type: The kind of node, one of those that `SyntaxIndex` gathers.
  /// - Returns: The nodes.
  package func nodes<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] {
    index.nodes(type)
  }

  /// The types that are declared, nested ones and extensions among them.
  package var types: [TypeDeclaration] { index.types }

  /// The variables that are declared, by name.
  package var declarations: Declarations { index.declarations }

  /// The place of a node, without the blanks and comments around it.
  ///
  /// - Parameter node: A node of this file.
  /// - Returns: The place.
  package func place(of node: some SyntaxProtocol) -> SourcePlace {
    SourcePlace(
      file: path,
      start: lines.position(at: node.positionAfterSkippingLeadingTrivia.utf8Offset),
      end: lines.position(at: node.endPositionBeforeTrailingTrivia.utf8Offset)
    )
  }
}
