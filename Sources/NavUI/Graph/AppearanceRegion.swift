/// A part of the tree that appears and disappears as a unit, such as a window, screen, tab or sheet.
@MainActor
package final class AppearanceRegion {
  private let parent: AppearanceRegion?
  private var regions: [WeakRegion] = []
  private var observers: [any AppearanceObserver] = []
  private var regionLimit = 32
  private let graph: ViewGraph
  private var isActive: Bool
  /// A Boolean value that indicates whether the region and all surrounding regions are visible.
  package private(set) var isVisible: Bool

  package init(graph: ViewGraph, parent: AppearanceRegion?, isActive: Bool) {
    self.graph = graph
    self.parent = parent
    self.isActive = isActive
    isVisible = isActive && (parent?.isVisible ?? true)
    parent?.adopt(self)
  }

  /// Shows or hides the region.
  ///
  /// - Parameter isActive: Whether the region is shown, if the surrounding regions are.
  package func setActive(_ isActive: Bool) {
    guard isActive != self.isActive else { return }
    self.isActive = isActive
    propagate()
  }

  /// Adds an observer and notifies it if the region is visible.
  ///
  /// - Parameter observer: The observer.
  package func add(_ observer: any AppearanceObserver) {
    observers.append(observer)
    if isVisible { schedule(observer, appears: true) }
  }

  /// Removes an observer and schedules its response to the disappearance.
  ///
  /// - Parameter observer: The observer.
  package func remove(_ observer: any AppearanceObserver) {
    observers.removeAll { $0 === observer }
    graph.performDisappearance(isAtOnce: observer.isRemovedAtOnce) { observer.disappear() }
  }

  private func adopt(_ child: AppearanceRegion) {
    if regions.count >= regionLimit {
      regions.removeAll { $0.region == nil }
      regionLimit = max(32, 2 * regions.count)
    }
    regions.append(WeakRegion(region: child))
  }

  private func propagate() {
    let newValue = isActive && (parent?.isVisible ?? true)
    guard newValue != isVisible else { return }
    isVisible = newValue
    // Inner views appear first, and disappear last (OB-37).
    if newValue { propagateInwards() }
    for observer in observers {
      schedule(observer, appears: newValue)
    }
    if !newValue { propagateInwards() }
  }

  private func propagateInwards() {
    for child in regions {
      child.region?.propagate()
    }
  }

  private func schedule(_ observer: any AppearanceObserver, appears: Bool) {
    if appears {
      graph.performAppearance { [self] in if isVisible { observer.appear() } }
    } else {
      graph.performDisappearance { [self] in if !isVisible { observer.disappear() } }
    }
  }

  private struct WeakRegion {
    weak var region: AppearanceRegion?
  }
}

/// An observer of the appearance and disappearance of a region.
@MainActor
package protocol AppearanceObserver: AnyObject {
  /// A Boolean value that indicates whether the observer, when removed, disappears before other observers appear
  /// (OB-58).
  var isRemovedAtOnce: Bool { get }
  /// Responds when the region becomes visible.
  func appear()
  /// Responds when the region becomes invisible or the observer is removed from the region.
  func disappear()
}
