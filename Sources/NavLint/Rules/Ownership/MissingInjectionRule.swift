import Findings
import SwiftSyntax

/// A rule that finds objects that are read from an app's environment but never injected.
struct MissingInjectionRule: Rule {
  static let fault = "missing-injection"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    // Without the app itself, the object may be injected in a file that was not given.
    guard context.project.types.values.contains(where: { $0.inherited.contains("App") }) else {
      return []
    }
    let isOfObjects = [true, false].map { isOfObjects in
      Set(
        context.project.injections.filter { $0.isEnvironmentObject == isOfObjects }.map {
          injection in
          injection.type.map { context.project.type(named: $0)?.name ?? Project.simpleName($0) }
        }
      )
    }
    return file.types.filter(\.isView).flatMap { view in
      view.properties.compactMap { property in
        guard let wanted = Self.wanted(by: property),
          let object = context.project.type(named: wanted.type), object.kind == .class,
          !context.project.showings(of: view.name).isEmpty
        else { return nil }
        // Each of the two wrappers reads only objects that the corresponding modifier has injected.
        let injected = isOfObjects[wanted.modifier == "environmentObject" ? 0 : 1]
        guard !injected.contains(object.name), !isOfObjects.contains(where: { $0.contains(nil) })
        else { return nil }
        return file.finding(
          self,
          at: property.nameToken,
          "no view puts a '\(object.name)' into the environment, so reading it crashes the app; add "
            + "'.\(wanted.modifier)(…)' to a view around this one"
        )
      }
    }
  }

  /// Returns the type of the object that a property requires and the modifier that provides it, or nil if none is
  /// required.
  private static func wanted(by property: Property) -> (type: String, modifier: String)? {
    if property.has("EnvironmentObject") {
      return property.type.map { ($0.trimmedDescription, "environmentObject") }
    }
    guard property.type?.is(OptionalTypeSyntax.self) != true,
      let attribute = property.attributes.first(where: { $0.name == "Environment" }),
      attribute.arguments.count == 1,
      let member = attribute.arguments[0].expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "self", let base = member.base
    else { return nil }
    return (base.trimmedDescription, "environment")
  }
}
