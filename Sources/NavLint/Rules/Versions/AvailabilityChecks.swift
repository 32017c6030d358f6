import Findings
import SwiftSyntax

/// The checks of the iOS version in a file: `#available`, `#unavailable` and `@available`.
struct AvailabilityChecks {
  /// The versions that guards ensure, with the guards' positions in order, keyed by the list of statements.
  private var guards: [SyntaxIdentifier: [(start: AbsolutePosition, best: DeploymentTarget)]] = [:]

  init(in file: ParsedFile) {
    for node in file.nodes(GuardStmtSyntax.self) {
      let versions = node.conditions.compactMap { Self.sureVersion(in: $0) }
      guard let item = node.parent, let list = item.parent, let own = versions.max() else {
        continue
      }
      let known = guards[list.id, default: []]
      let best = known.last.map { max($0.best, own) } ?? own
      guards[list.id, default: []].append((item.position, best))
    }
  }

  /// Returns whether the code around a node ensures the given version.
  func ensure(_ version: DeploymentTarget, at node: some SyntaxProtocol) -> Bool {
    var node = Syntax(node)
    while let parent = node.parent {
      if let found = ensured(by: parent, around: node), found >= version { return true }
      node = parent
    }
    return false
  }

  /// Returns the version that a node ensures for one of its children, or nil if it ensures none.
  private func ensured(by parent: Syntax, around node: Syntax) -> DeploymentTarget? {
    if let choice = parent.as(IfExprSyntax.self) {
      if node.id == choice.elseBody.map({ Syntax($0).id }) {
        return Self.versionOtherwise(than: choice.conditions)
      }
      guard node.id == Syntax(choice.body).id else { return nil }
      return choice.conditions.compactMap { Self.sureVersion(in: $0) }.max()
    }
    if let check = parent.as(GuardStmtSyntax.self), node.id == Syntax(check.body).id {
      return Self.versionOtherwise(than: check.conditions)
    }
    if parent.is(CodeBlockItemListSyntax.self) {
      guard let guards = guards[parent.id] else { return nil }
      return guards.before(node.position) { $0.start }.last?.best
    }
    guard let declaration = parent.asProtocol((any WithAttributesSyntax).self) else { return nil }
    return declaration.attributes.compactMap { element in
      element.as(AttributeSyntax.self).flatMap(Self.list(of:)).flatMap(Self.sureVersion(in:))
    }.max()
  }

  /// Returns the version from which an attribute makes a declaration available, or nil if there is none.
  ///
  /// - Parameter attribute: The attribute, which is ignored unless it is `@available`.
  /// - Returns: The version of iOS, or nil if the attribute specifies none.
  static func version(in attribute: AttributeSyntax) -> DeploymentTarget? {
    list(of: attribute).flatMap(version(in:))
  }

  private static func list(of attribute: AttributeSyntax) -> AvailabilityArgumentListSyntax? {
    guard attribute.attributeName.trimmedDescription == "available" else { return nil }
    return attribute.arguments?.as(AvailabilityArgumentListSyntax.self)
  }

  private static func sureVersion(
    in condition: ConditionElementSyntax,
    _ keyword: String = "#available"
  ) -> DeploymentTarget? {
    guard case .availability(let node) = condition.condition,
      node.availabilityKeyword.text == keyword
    else { return nil }
    return sureVersion(in: node.availabilityArguments)
  }

  /// Returns the version of iOS that a list of availability arguments ensures, or nil if there is none.
  ///
  /// A list of other systems' versions says nothing about iOS: such code is for those systems, so no version of iOS is
  /// too old.
  private static func sureVersion(in list: AvailabilityArgumentListSyntax) -> DeploymentTarget? {
    if let version = version(in: list) { return version }
    let namesOthers = list.contains { argument in
      guard case .availabilityVersionRestriction(let version) = argument.argument else {
        return false
      }
      return version.version != nil && OtherPlatforms.names.contains(version.platform.text)
    }
    return namesOthers ? DeploymentTarget(.max) : nil
  }

  /// Returns the version that is ensured when a lone `#unavailable` condition is false, or nil if there is none.
  private static func versionOtherwise(
    than conditions: ConditionElementListSyntax
  ) -> DeploymentTarget? {
    guard conditions.count == 1, let only = conditions.first else { return nil }
    return sureVersion(in: only, "#unavailable")
  }

  private static func version(in list: AvailabilityArgumentListSyntax) -> DeploymentTarget? {
    list.lazy.compactMap { argument -> DeploymentTarget? in
      guard case .availabilityVersionRestriction(let version) = argument.argument,
        version.platform.text == "iOS", let number = version.version
      else { return nil }
      return DeploymentTarget(number.trimmedDescription)
    }.first
  }
}
