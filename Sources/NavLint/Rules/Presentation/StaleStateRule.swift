import Findings
import SwiftSyntax

/// A rule that finds presentations whose content reads a value that is set together with the presentation's flag.
struct StaleStateRule: Rule {
  static let fault = "stale-state"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    earlyUses(in: file) + sharedFlags(in: file)
  }

  private func earlyUses(in file: ParsedFile) -> [Finding] {
    let sheets = file.calls(of: [
      "sheet", "fullScreenCover", "popover", "navigationDestination",
    ])
    guard !sheets.isEmpty else { return [] }
    let references = file.nodes(DeclReferenceExprSyntax.self)
    let parts = Dictionary(grouping: file.types, by: \.qualifiedName)
    var known: [String: Uses] = [:]
    return sheets.compactMap { sheet in
      guard sheet.isOnReceiver, !sheet.node.isInPreview,
        let flag = sheet.argument("isPresented")?.ownName, let type = sheet.node.enclosingType,
        file.declarations.property(flag, of: type)?.has("State") == true,
        let content = sheet.closures.last(where: { $0.label == nil || $0.label == "content" })
      else { return nil }
      let name = type.qualifiedName
      let own = known[name] ?? Uses(in: parts[name] ?? [type], among: references)
      known[name] = own
      let range = content.closure.range
      guard let use = own.firstEarlyUse(in: range, references.within(range), besides: flag) else {
        return nil
      }
      let value = use.baseName.text
      let screen = sheet.name == "navigationDestination" ? "screen" : "sheet"
      return file.finding(
        self,
        at: sheet.nameToken,
        "this \(screen) may be built before '\(value)' has changed; "
          + (own.isOptional(value)
            ? "use '\(sheet.name)(item: $\(value))', which passes the value along"
            : "put the value into an item, and use '\(sheet.name)(item:)', which passes the value along"),
        notes: [file.note("the value that is read", at: use)]
      )
    }
  }

  /// The state that a sheet may read too early, with its uses in a type and the type's extensions.
  private struct Uses {
    /// The positions of the names in the order of declaration, keyed by name.
    private var order: [String: Int] = [:]
    /// The names of the optional state properties.
    private var optionals: Set<String> = []
    /// The ids of the names that belong to the type itself rather than to a nested type.
    private var own: Set<SyntaxIdentifier> = []
    /// The flags that are set together with each value, keyed by the name of the value.
    private var flags: [String: Set<String>] = [:]
    /// The ranges from the first to the last read of each value in the body, keyed by name.
    private var reads: [String: ClosedRange<AbsolutePosition>] = [:]

    init(in parts: [TypeDeclaration], among references: [DeclReferenceExprSyntax]) {
      for property in parts.flatMap(\.properties)
      where property.has("State") {
        guard let text = property.typeText, text != "Bool" else { continue }
        order[property.name] = order[property.name] ?? order.count
        if property.type?.is(OptionalTypeSyntax.self) == true { optionals.insert(property.name) }
      }
      guard !order.isEmpty else { return }
      for part in parts { note(part, among: references) }
    }

    /// Returns whether the state with the given name may be nil.
    func isOptional(_ name: String) -> Bool { optionals.contains(name) }

    /// Records the uses of the state in one part of a type.
    private mutating func note(
      _ part: TypeDeclaration,
      among references: [DeclReferenceExprSyntax]
    ) {
      var flagsOfLists: [SyntaxIdentifier: Set<String>] = [:]
      for use in references.within(part.node.range) {
        let name = use.baseName.text
        guard order[name] != nil, use.enclosingType?.node.id == part.node.id else { continue }
        own.insert(use.id)
        if let value = use.assignedValue {
          guard !value.is(NilLiteralExprSyntax.self) else { continue }
          for list in use.enclosingStatements {
            let set = flagsOfLists[list.id] ?? list.flagsSet
            flagsOfLists[list.id] = set
            flags[name, default: []].formUnion(set)
          }
        } else if use.isReadByBody {
          let place = use.range.lowerBound
          let known = reads[name] ?? place...place
          reads[name] = min(known.lowerBound, place)...max(known.upperBound, place)
        }
      }
    }

    /// Returns the first use, in a sheet's content, of a value that is set with the sheet's flag and read nowhere else.
    func firstEarlyUse(
      in content: Range<AbsolutePosition>,
      _ references: ArraySlice<DeclReferenceExprSyntax>,
      besides flag: String
    ) -> DeclReferenceExprSyntax? {
      let early = references.filter { use in
        let name = use.baseName.text
        guard own.contains(use.id), flags[name]?.contains(flag) == true, !use.isReadLater else {
          return false
        }
        guard let reads = reads[name] else { return true }
        return content.contains(reads.lowerBound) && content.contains(reads.upperBound)
      }
      return early.min {
        order[$0.baseName.text, default: 0] < order[$1.baseName.text, default: 0]
      }
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The names that the statements set to true.
  fileprivate var flagsSet: Set<String> {
    reduce(into: []) { flags, item in
      if let call = item.item.as(FunctionCallExprSyntax.self).flatMap(Call.init) {
        if call.name == "toggle", let path = call.receiver?.memberPath, path.count == 1 {
          flags.insert(path[0])
        }
        return
      }
      guard let sequence = item.item.as(SequenceExprSyntax.self),
        let path = sequence.elements.first?.memberPath, path.count == 1,
        sequence.elements.last?.trimmedDescription == "true"
      else { return }
      flags.insert(path[0])
    }
  }
}

extension DeclReferenceExprSyntax {
  /// A Boolean value that indicates whether the value isn't read until later, in a control's action or in an assigned
  /// value.
  fileprivate var isReadLater: Bool {
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let list = current.as(ExprListSyntax.self),
        list.contains(where: { $0.is(AssignmentExprSyntax.self) })
      {
        return true
      }
      node = current.parent
    }
    for enclosure in enclosuresInMember {
      if enclosure.containers.contains(.presented) { return false }
      if enclosure.containers.contains(.action) { return true }
    }
    return false
  }

  /// A Boolean value that indicates whether content that is shown immediately reads the value.
  fileprivate var isReadByBody: Bool {
    guard let member = enclosingMember, !member.node.is(FunctionDeclSyntax.self) else {
      return false
    }
    return !enclosuresInMember.contains { enclosure in
      if enclosure.containers.contains(.action) { return true }
      return enclosure.containers.contains(.presented) && enclosure.call.has("isPresented")
    }
  }

  /// The value that is assigned to the name, or nil if the name is not the left side of an assignment.
  fileprivate var assignedValue: ExprSyntax? {
    var node = Syntax(self)
    if let member = node.parent?.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    {
      node = Syntax(member)
    }
    guard let sequence = node.parent?.parent?.as(SequenceExprSyntax.self),
      sequence.elements.count >= 3, sequence.elements.first?.id == node.as(ExprSyntax.self)?.id,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    return sequence.elements.last
  }

  /// The statements that contain the name, from the inside out, up to the function or closure that runs them.
  fileprivate var enclosingStatements: [CodeBlockItemListSyntax] {
    var lists: [CodeBlockItemListSyntax] = []
    var node = parent
    while let current = node {
      if let list = current.as(CodeBlockItemListSyntax.self) { lists.append(list) }
      if current.is(ClosureExprSyntax.self) || current.is(MemberBlockItemSyntax.self)
        || current.is(FunctionDeclSyntax.self)
      {
        break
      }
      node = current.parent
    }
    return lists
  }
}
