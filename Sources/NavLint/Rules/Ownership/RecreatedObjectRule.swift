import Findings
import SwiftSyntax

/// Finds an object that a view only watches, and makes anew whenever it is itself made.
struct RecreatedObjectRule: Rule {
  static let fault = "recreated-object"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.types.filter { $0.kind == .struct }.flatMap { type -> [Finding] in
      let initializers = type.initializers
      let values = Self.valuesSet(by: initializers)
      return type.properties.compactMap { property in
        guard !property.isStatic else { return nil }
        let attribute = property.attributes.first { $0.name == "ObservedObject" }
        guard let attribute else {
          return initializers.isEmpty ? plain(property, of: type, in: file, context) : nil
        }
        let values = values[property.name] ?? []
        // What is passed in replaces the initial value.
        let isPassed = values.count == initializers.count && !values.isEmpty
        let made = (isPassed ? [] : [property.initialValue].compactMap { $0 }) + values
        guard made.contains(where: { Self.makesObject($0, of: property) }) else { return nil }
        return file.finding(
          self,
          at: attribute.node.attributeName,
          "'\(property.name)' is made anew each time this view is; let '@StateObject' keep it",
          fix: initializers.isEmpty ? fix(for: attribute) : nil
        )
      }
    }
  }

  /// An observable class that a view makes and keeps in a plain property, or in one that gives bindings only.
  private func plain(
    _ property: Property,
    of type: TypeDeclaration,
    in file: ParsedFile,
    _ context: RuleContext
  ) -> Finding? {
    guard type.isView, !type.node.isInPreview, property.accessors == nil,
      property.attributes.allSatisfy({ $0.name == "Bindable" }),
      let value = property.initialValue, Self.makesObject(value, of: property),
      let object = property.typeText.flatMap(context.project.type(named:)), object.kind == .class,
      object.isObservable
    else { return nil }
    let wrapper = object.attributes.contains("Observable") ? "@State" : "@StateObject"
    return file.finding(
      self,
      at: property.nameToken,
      "'\(property.name)' is made anew each time this view is; let '\(wrapper)' keep it"
    )
  }

  /// What initialisers give to properties, by their names; of each initialiser the first value counts.
  private static func valuesSet(by initializers: [InitializerDeclSyntax]) -> [String: [ExprSyntax]]
  {
    initializers.reduce(into: [:]) { values, initializer in
      var known: Set<String> = []
      for sequence in initializer.body?.descendants(SequenceExprSyntax.self) ?? [] {
        guard let target = sequence.elements.first?.memberPath, target.count == 1,
          sequence.elements.count == 3,
          sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
          let value = sequence.elements.last
        else { continue }
        let name = String(target[0].trimmingPrefix("_"))
        if known.insert(name).inserted { values[name, default: []].append(value) }
      }
    }
  }

  /// Whether a value is a new object, by itself or in the wrapper of the property.
  private static func makesObject(_ value: ExprSyntax, of property: Property) -> Bool {
    guard let call = value.as(FunctionCallExprSyntax.self).flatMap(Call.init), !call.isOnReceiver
    else { return false }
    if call.name == "ObservedObject" {
      let wrapped = call.argument("wrappedValue") ?? call.argument("initialValue")
      return wrapped.map { makesObject($0, of: property) } ?? false
    }
    return call.isInitializer || call.name == "init" && property.type != nil
  }

  /// The other wrapper, unless an initialiser sets the property, which only works with this one.
  private func fix(for attribute: Attribute) -> Fix {
    Fix(
      title: "replace 'ObservedObject' with 'StateObject'",
      edits: [Fix.Edit(replacing: attribute.node.attributeName, with: "StateObject")]
    )
  }
}
