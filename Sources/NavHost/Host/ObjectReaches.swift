internal import NavUI
internal import SceneModel

/// The effects of changes to an app's objects.
///
/// Two objects of one class are not a mistake by themselves: each tab may have a router. But if both also have the same
/// name, and only one of them reaches a screen, the other was most likely created by accident.
@MainActor
struct ObjectReaches {
  private var reaches: [ObjectIdentifier: ObjectReport.Reach] = [:]

  /// Creates a summary of the effects of changes to the given objects.
  ///
  /// - Parameters:
  ///   - objects: The objects with their names.
  ///   - runtime: The runtime of the app with the objects.
  init(of objects: [ObjectReporter.Named], in runtime: AppRuntime) {
    let twins = Dictionary(grouping: objects, by: Likeness.init).values.filter { $0.count > 1 }
    guard !twins.isEmpty else { return }
    let pathKeepers = PathKeepers(runtime.pathKeepers)
    for twins in twins {
      let objects = twins.map(\.object)
      let isRead = objects.map { Self.isRead($0, in: runtime) }
      let isBound = objects.map { pathKeepers.hold($0) }
      for (index, object) in objects.enumerated() {
        if isRead[index] == false, isRead.contains(true) {
          reaches[ObjectIdentifier(object)] = .noScreen
        } else if isBound[index] == false, isBound.contains(true) {
          reaches[ObjectIdentifier(object)] = .noStack
        }
      }
    }
  }

  /// Returns the reach of changes to an object.
  func reach(of object: AnyObject) -> ObjectReport.Reach {
    reaches[ObjectIdentifier(object), default: .screen]
  }

  /// Returns whether a view would be redrawn if the object changed, or nil if this is unknown.
  private static func isRead(_ object: AnyObject, in runtime: AppRuntime) -> Bool? {
    if object is any ObservableObject { return runtime.observes(object) }
    return ObservationProbe().isObserved(object)
  }

  /// The traits that two easily confused objects have in common.
  private struct Likeness: Hashable {
    let type: ObjectIdentifier
    let stem: String

    init(_ named: ObjectReporter.Named) {
      type = ObjectIdentifier(Swift.type(of: named.object))
      stem = named.stem
    }
  }

  /// The objects that own the paths of stacks.
  private struct PathKeepers {
    private var objects: Set<ObjectIdentifier> = []
    private var isComplete = true

    init(_ keepers: [BindingKeeper]) {
      for keeper in keepers {
        switch keeper {
        case .object(let object): objects.insert(ObjectIdentifier(object))
        case .unknown: isComplete = false
        case .state: break
        }
      }
    }

    /// Returns whether a stack takes its path from an object, or nil if this is unknown.
    func hold(_ object: AnyObject) -> Bool? {
      objects.contains(ObjectIdentifier(object)) ? true : isComplete ? false : nil
    }
  }
}
