// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKMapView` of MapKit, and does nothing.
@MainActor @preconcurrency
open class MKMapView: UIView {
  /// Stands in for `delegate` of `MKMapView`.
  public weak var delegate: (any MKMapViewDelegate)? = nil
  /// Stands in for `region` of `MKMapView`.
  open var region: MKCoordinateRegion = MKCoordinateRegion()
  /// Stands in for `centerCoordinate` of `MKMapView`.
  open var centerCoordinate: CLLocationCoordinate2D = CLLocationCoordinate2D()
  /// Stands in for `annotations` of `MKMapView`.
  open var annotations: [any MKAnnotation] = []
  /// Stands in for `showsUserLocation` of `MKMapView`.
  open var showsUserLocation: Bool = false
  /// Stands in for `isZoomEnabled` of `MKMapView`.
  open var isZoomEnabled: Bool = true
  /// Stands in for `isScrollEnabled` of `MKMapView`.
  open var isScrollEnabled: Bool = true
  /// Stands in for `setRegion` of `MKMapView`.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Stands in for `setCenter` of `MKMapView`.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }
  /// Stands in for `addAnnotation` of `MKMapView`.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Stands in for `addAnnotations` of `MKMapView`.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Stands in for `removeAnnotation` of `MKMapView`.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  /// Stands in for `removeAnnotations` of `MKMapView`.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations.removeAll { one in annotations.contains { $0 === one } }
  }
}
