// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKAnnotationView` of MapKit, and does nothing.
@MainActor @preconcurrency
open class MKAnnotationView: UIView {
  /// Stands in for `annotation` of `MKAnnotationView`.
  open var annotation: (any MKAnnotation)? = nil
  /// Stands in for `reuseIdentifier` of `MKAnnotationView`.
  public let reuseIdentifier: String?
  /// Creates what stands in for a `MKAnnotationView`.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    self.annotation = annotation
    super.init(frame: .zero)
  }
  /// Creates what stands in for a `MKAnnotationView`.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  /// Stands in for `centerOffset` of `MKAnnotationView`.
  open var centerOffset: CGPoint = .zero
  /// Stands in for `leftCalloutAccessoryView` of `MKAnnotationView`.
  open var leftCalloutAccessoryView: UIView? = nil
  /// Stands in for `rightCalloutAccessoryView` of `MKAnnotationView`.
  open var rightCalloutAccessoryView: UIView? = nil
  /// Stands in for `detailCalloutAccessoryView` of `MKAnnotationView`.
  open var detailCalloutAccessoryView: UIView? = nil
  /// Stands in for `clusteringIdentifier` of `MKAnnotationView`.
  open var clusteringIdentifier: String? = nil
  /// Stands in for `displayPriority` of `MKAnnotationView`.
  open var displayPriority: MKFeatureDisplayPriority = .required
  /// Stands in for `zPriority` of `MKAnnotationView`.
  open var zPriority: MKAnnotationViewZPriority = .defaultUnselected
  /// Stands in for `selectedZPriority` of `MKAnnotationView`.
  open var selectedZPriority: MKAnnotationViewZPriority = .max
  /// Stands in for `collisionMode` of `MKAnnotationView`.
  open var collisionMode: CollisionMode = .rectangle
  /// Stands in for `isDraggable` of `MKAnnotationView`.
  open var isDraggable: Bool = false
  /// Stands in for `CollisionMode` of `MKAnnotationView`.
  public enum CollisionMode: Int, Sendable {
    /// Stands in for `rectangle` of `CollisionMode`.
    case rectangle, circle, none
  }
  /// Stands in for `image` of `MKAnnotationView`.
  open var image: UIImage? = nil
  /// Stands in for `canShowCallout` of `MKAnnotationView`.
  open var canShowCallout: Bool = false
}
