import Findings
import SwiftSyntax

/// Finds an object that a view creates although an outer view has put one into the environment.
struct SecondInstanceRule: Rule {
  static let fault = "second-instance"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.types.filter { $0.isView && $0.kind == .struct && !$0.isPreview }.flatMap { view in
      view.properties.compactMap { property in
        guard property.has("State", "StateObject"), property.initialValue != nil,
          !property.isStatic,
          let text = property.typeText, let object = context.project.type(named: text),
          object.kind == .class, object.isObservable,
          let owner = ownerAround(view.name, of: object, in: context.project)
        else { return nil }
        return file.finding(
          self,
          at: property.nameToken,
          "a second '\(object.name)': what changes the one that is injected further out is not seen here; "
            + "read that one with '@Environment' or '@EnvironmentObject'",
          notes: [Finding.Note(message: "the first one, which is injected", place: owner.place)]
        )
      }
    }
  }

  /// Returns the property of an outer view that creates such an object and puts it into the
  /// environment.
  private func ownerAround(
    _ view: String,
    of object: TypeFacts,
    in project: Project
  ) -> PropertyFacts? {
    var visited: Set<String> = []
    var waiting = [view]
    while let piece = waiting.popLast(), visited.count < Project.reach {
      guard visited.insert(piece).inserted, !project.isAmbiguous(piece) else {
        continue
      }
      for showing in project.showings(of: piece).prefix(Project.reach)
      where !showing.containers.contains(where: { [.presented, .tabs, .preview].contains($0) }) {
        let name = String(showing.shower.prefix { $0 != "." })
        if name != view, let owner = injectedProperty(of: name, holding: object, in: project) {
          return owner
        }
        waiting += showing.shower == name ? [name] : [showing.shower]
      }
    }
    return nil
  }

  private func injectedProperty(
    of name: String,
    holding object: TypeFacts,
    in project: Project
  ) -> PropertyFacts? {
    guard let owner = project.type(named: name) else { return nil }
    return owner.properties.values.first { property in
      !property.attributes.isDisjoint(with: ["State", "StateObject"]) && property.hasInitialValue
        && property.type.map(Project.simpleName) == object.name
        && project.injectionsByValue[property.name, default: []].contains { injection in
          injection.place.file == owner.place.file
            && injection.type.map { Project.simpleName($0) == object.name } ?? true
        }
    }
  }
}
