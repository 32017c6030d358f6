import Findings
import SwiftSyntax

/// Finds paths that code changes while no stack is bound to them.
struct UnboundPathRule: Rule {
  static let fault = "unbound-path"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    guard
      context.project.types.values.contains(where: { $0.calledNames.contains("NavigationStack") })
    else { return [] }
    let owners = file.types.filter { $0.isView || $0.isObservable }
    guard !owners.isEmpty else { return [] }
    let changed = Set(PathMutation.all(in: file).compactMap(\.path.last))
    return owners.flatMap { type in
      type.properties.compactMap { property -> Finding? in
        guard isPath(property, of: type), changed.contains(property.name),
          !context.project.bindingNames.contains(property.name),
          !context.project.stackPathNames.contains(property.name)
        else { return nil }
        return file.finding(
          self,
          at: property.nameToken,
          "no stack is bound to '\(property.name)', so changing it shows nothing; give it to 'NavigationStack(path:)'"
        )
      }
    }
  }

  /// What paths of another kind consist of: those that are drawn, or that lead through files.
  private static let shapes: Set<String> = [
    "Path", "UIBezierPath", "NSBezierPath", "URL", "FilePath", "IndexPath", "CLLocation",
    "CLLocationCoordinate2D", "MKMapPoint", "Double", "Float",
  ]

  private func isPath(_ property: Property, of type: TypeDeclaration) -> Bool {
    guard !property.isComputed, !property.isStatic, !property.isConstant,
      let text = property.typeText
    else { return false }
    guard type.isObservable ? property.accessors == nil : property.has("State") else {
      return false
    }
    if Project.simpleName(text) == "NavigationPath" { return true }
    guard let element = Project.element(text) else { return false }
    guard !Self.shapes.contains(element) else { return false }
    return property.name.lowercased().contains("path") && !element.hasPrefix("CG")
      && element != "String" || property.name.hasPrefix("path") && element == "String"
  }
}
