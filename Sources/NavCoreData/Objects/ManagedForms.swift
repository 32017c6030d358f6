/// Replaces `@NSManaged` before a property, because that attribute requires Objective-C.
@attached(accessor, names: named(get), named(set))
public macro CDManaged() = #externalMacro(module: "NavUIMacros", type: "ManagedPropertyMacro")

extension NSManagedObject {
  /// Adds objects to a relationship or removes objects from it.
  ///
  /// - Parameters:
  ///   - name: The name of the relationship.
  ///   - objects: The objects: a list, or a set of one of the forms.
  ///   - adds: Whether to add rather than remove the objects.
  public func changeManagedObjects(_ name: String, by objects: Any, adds: Bool) {
    let before = ManagedValues(of: self).related(name)
    let change = (KeyedValue.elements(of: objects) ?? []).compactMap { $0 as? NSManagedObject }
    let kept = before.filter { object in !change.contains { $0 === object } }
    setValue(adds ? kept + change : kept, forKey: name)
  }

  /// Implements a function that is marked `@NSManaged` and whose name determines its effect, such as `addToItems(_:)`.
  ///
  /// - Parameters:
  ///   - objects: The argument of the function: an object or a set.
  ///   - function: The function.
  public func m(_ objects: Any, function: String = #function) {
    let bare = function.prefix { $0 != "(" }
    for (verb, adds) in [("addTo", true), ("removeFrom", false)] where bare.hasPrefix(verb) {
      let name = bare.dropFirst(verb.count)
      let key = name.prefix(1).lowercased() + name.dropFirst()
      return changeManagedObjects(
        key,
        by: objects is NSManagedObject ? [objects] : objects,
        adds: adds
      )
    }
    fatalError("NavLab's Core Data does not know the managed function '\(function)'.")
  }
}
