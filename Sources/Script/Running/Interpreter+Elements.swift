import SceneModel
import SceneText

extension Interpreter {
  /// Returns the element that a reference names, and records it as the command's element.
  ///
  /// - Parameters:
  ///   - reference: The reference to the element.
  ///   - role: The use that the command makes of the element.
  /// - Returns: The element, which is usable.
  /// - Throws: `Failure.refused` if the element does not exist or is disabled.
  func find(_ reference: ControlReference, for role: ControlRole) throws(Failure) -> Element {
    let finder = ControlFinder(snapshot: try app, role: role, naming: naming)
    let element = try finder.match(reference)
    involve(element)
    try finder.requireUsable(element)
    explain(.control(element), for: reference.target)
    return element
  }

  /// Returns the target of a tap, and records the target as the command's element.
  ///
  /// - Parameter reference: The reference to the target.
  /// - Returns: The target, which is usable.
  /// - Throws: `Failure.refused` if the target does not exist or is disabled.
  func findTapped(_ reference: ControlReference) throws(Failure) -> TapTarget {
    let finder = ControlFinder(snapshot: try app, role: .tap, naming: naming)
    let target = try finder.tapTarget(reference)
    switch target {
    case .control(let element):
      involve(element)
      try finder.requireUsable(element)
    case .tab(let element): involve(element)
    case .choice(let choice):
      involve(choice.holder)
      try finder.requireUsable(choice.holder)
    case .back: break
    }
    explain(target, for: reference.target)
    return target
  }

  /// Records a target's description if the command names the target by words other than the label.
  private func explain(_ target: TapTarget, for wanted: ControlReference.Target) {
    guard naming == .meant, case .label(let label) = wanted else { return }
    if case .control = target, target.label == label { return }
    take(target.description)
  }
}
