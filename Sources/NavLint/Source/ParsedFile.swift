package import Findings
import SwiftParser
package import SwiftSyntax

/// A parsed source file with an index of its nodes.
package struct ParsedFile: Sendable {
  /// The path of the file as given.
  package let path: String
  /// The syntax tree of the file, or of the part that could be parsed.
  package let tree: SourceFileSyntax
  /// The lines of the file, which map offsets to places.
  package let lines: SourceLines
  /// The comments that silence findings.
  package let directives: [Directive]
  /// The size of the file in bytes.
  package let byteCount: Int
  /// The kind of extreme size that prevents the check of the file, or nil if the file can be checked.
  let excess: Excess?
  private var index: SyntaxIndex

  /// Creates a parsed file from the bytes of a source file.
  ///
  /// - Parameters:
  ///   - path: The path of the file, as given.
  ///   - bytes: The content of the file.
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

  /// Returns a copy of the file in which calls through an alias are found under the original name.
  ///
  /// - Parameter aliases: The real names, by alias.
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

  /// The maximum nesting of brackets, which is below the limit of the parser.
  static let nestingLimit = 128

  /// The line of the first syntax error, or nil if there is none.
  package var firstErrorLine: Int? {
    tree.hasError ? GrammarError.first(in: Syntax(tree)).map { lines.position(at: $0).line } : nil
  }

  /// Returns the calls of a function, initialiser or modifier, in the order of their end positions.
  ///
  /// - Parameter name: The name without any text before its last dot, such as `sheet` or `NavigationStack`.
  /// - Returns: The calls.
  package func calls(of name: String) -> [Call] {
    index.calls[name] ?? []
  }

  /// Returns the calls of any of the given functions.
  ///
  /// - Parameter names: The names.
  /// - Returns: The calls, in the order of the names.
  package func calls(of names: [String]) -> [Call] {
    names.flatMap { index.calls[$0] ?? [] }
  }

  /// The names of all functions and types that the file calls.
  package var calledNames: some Collection<String> { index.calls.keys }

  /// Returns the nodes of one kind, in the order of their start positions.
  ///
  /// - Parameter type: The kind of node, which `SyntaxIndex` must collect.
  /// - Returns: The nodes.
  package func nodes<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] {
    index.nodes(type)
  }

  /// The types that the file declares, including nested types and extensions.
  package var types: [TypeDeclaration] { index.types }

  /// The variables that the file declares.
  package var declarations: Declarations { index.declarations }

  /// Returns the place of a node, without the surrounding blanks and comments.
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
