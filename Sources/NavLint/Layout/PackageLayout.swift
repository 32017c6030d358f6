import Findings
import SwiftSyntax

/// The targets and the oldest iOS version of a package, as far as `Package.swift` states them as literals.
///
/// The manifest is a program. Running it as SwiftPM does requires a compiler, takes seconds, and executes an author's
/// code. In nearly all manifests, the necessary facts are literals; in the others, the targets stay unknown.
struct PackageLayout {
  /// The targets of the package.
  private(set) var targets: [LayoutTarget] = []
  /// The oldest version of iOS that the package supports, or nil if the manifest specifies none.
  private(set) var deploymentTarget: DeploymentTarget?

  /// Creates a layout from the manifest of a package.
  init(_ file: ParsedFile) {
    let platforms = file.calls(of: ["iOS", "iPadOS"]).compactMap { $0.argument(nil) }
    deploymentTarget = platforms.compactMap(Self.version).min()
    for kind in ["target", "executableTarget", "testTarget", "macro", "plugin"] {
      for call in file.calls(of: kind) where call.isOnReceiver == false {
        // A dependency of a target is named in the same way, but is not a declaration.
        guard let name = call.argument("name")?.text, !call.isDependency else { continue }
        let path = call.argument("path")?.text
        let folders = path.map { [$0] } ?? Self.folders(of: name, kind)
        targets.append(
          LayoutTarget(
            name: name,
            folders: folders.map(Self.withSlash),
            deploymentTarget: deploymentTarget,
            isIsolatedToMainActor: Self.isIsolated(call)
          )
        )
      }
    }
  }

  /// Returns whether a target's settings contain `.defaultIsolation(MainActor.self)`.
  private static func isIsolated(_ target: Call) -> Bool {
    target.argument("swiftSettings")?.innerCalls.contains { setting in
      setting.name == "defaultIsolation"
        && setting.argument(nil)?.trimmedDescription == "MainActor.self"
    } ?? false
  }

  private static func folders(of name: String, _ kind: String) -> [String] {
    let roots =
      kind == "testTarget"
      ? ["Tests"] : kind == "plugin" ? ["Plugins"] : ["Sources", "Source", "src", "srcs"]
    return roots.map { "\($0)/\(name)" }
  }

  private static func withSlash(_ path: String) -> String {
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    return path.isEmpty || path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
  }

  /// Returns the version that an expression such as `.v16`, `.v16_4` or `"16.4"` specifies, or nil if there is none.
  private static func version(_ value: ExprSyntax) -> DeploymentTarget? {
    if let text = value.text { return DeploymentTarget(oldest: text) }
    guard let name = value.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      name.hasPrefix("v")
    else { return nil }
    return DeploymentTarget(oldest: name.dropFirst().map { $0 == "_" ? "." : "\($0)" }.joined())
  }
}

extension DeploymentTarget {
  /// Creates a target from any version of iOS, however old, or returns nil if the text is not a version.
  init?(oldest text: String) {
    let parts = text.split(separator: ".").map { Int($0) }
    guard let first = parts.first, let major = first else { return nil }
    let minor = parts.count > 1 ? parts[1] ?? 0 : 0
    self = major < 13 ? DeploymentTarget(13) : DeploymentTarget(major, minor)
  }
}

extension Call {
  /// A Boolean value that indicates whether the call is in a target's list of dependencies.
  fileprivate var isDependency: Bool {
    node.enclosures.contains { enclosure in
      if case .argument("dependencies") = enclosure.part { true } else { false }
    }
  }
}

extension ExprSyntax {
  /// The text of the expression if it is a literal without interpolations, or nil otherwise.
  var text: String? {
    guard let literal = self.as(StringLiteralExprSyntax.self), literal.segments.count == 1 else {
      return nil
    }
    return literal.segments.first?.as(StringSegmentSyntax.self)?.content.text
  }
}
