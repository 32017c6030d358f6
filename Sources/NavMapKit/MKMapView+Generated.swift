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
  /// Stands in for `isRotateEnabled` of `MKMapView`.
  open var isRotateEnabled: Bool = true
  /// Stands in for `isPitchEnabled` of `MKMapView`.
  open var isPitchEnabled: Bool = true
  /// Stands in for `showsScale` of `MKMapView`.
  open var showsScale: Bool = false
  /// Stands in for `showsCompass` of `MKMapView`.
  open var showsCompass: Bool = true
  /// Stands in for `showsBuildings` of `MKMapView`.
  open var showsBuildings: Bool = true
  /// Stands in for `showsTraffic` of `MKMapView`.
  open var showsTraffic: Bool = false
  /// Stands in for `mapType` of `MKMapView`.
  open var mapType: MKMapType = .standard
  /// Stands in for `camera` of `MKMapView`.
  open var camera: MKMapCamera = MKMapCamera()
  /// Stands in for `preferredConfiguration` of `MKMapView`.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  /// Stands in for `pointOfInterestFilter` of `MKMapView`.
  open var pointOfInterestFilter: MKPointOfInterestFilter? = nil
  /// Stands in for `userTrackingMode` of `MKMapView`.
  open var userTrackingMode: MKUserTrackingMode = .none
  /// Stands in for `userLocation` of `MKMapView`.
  public let userLocation: MKUserLocation = MKUserLocation()
  /// Stands in for `overlays` of `MKMapView`.
  open var overlays: [any MKOverlay] = []
  /// Stands in for `selectedAnnotations` of `MKMapView`.
  open var selectedAnnotations: [any MKAnnotation] = []
  /// Stands in for `visibleMapRect` of `MKMapView`.
  open var visibleMapRect: MKMapRect = .world
  /// Stands in for `setCamera` of `MKMapView`.
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  /// Stands in for `setUserTrackingMode` of `MKMapView`.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }
  /// Stands in for `setVisibleMapRect` of `MKMapView`.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { visibleMapRect = mapRect }
  /// Stands in for `setVisibleMapRect` of `MKMapView`.
  open func setVisibleMapRect(
    _ mapRect: MKMapRect,
    edgePadding insets: UIEdgeInsets,
    animated: Bool
  ) { visibleMapRect = mapRect }
  /// Stands in for `showAnnotations` of `MKMapView`.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {}
  /// Stands in for `selectAnnotation` of `MKMapView`.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }
  /// Stands in for `deselectAnnotation` of `MKMapView`.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations = []
  }
  /// Stands in for `register` of `MKMapView`.
  open func register(
    _ viewClass: AnyClass?,
    forAnnotationViewWithReuseIdentifier identifier: String
  ) {}
  /// Stands in for `dequeueReusableAnnotationView` of `MKMapView`.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }
  /// Stands in for `dequeueReusableAnnotationView` of `MKMapView`.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String,
    for annotation: any MKAnnotation
  ) -> MKAnnotationView { MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
  /// Stands in for `view` of `MKMapView`.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Stands in for `addOverlay` of `MKMapView`.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Stands in for `addOverlays` of `MKMapView`.
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  /// Stands in for `removeOverlay` of `MKMapView`.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  /// Stands in for `removeOverlays` of `MKMapView`.
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    self.overlays.removeAll { one in overlays.contains { $0 === one } }
  }
  /// Stands in for `convert` of `MKMapView`.
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    centerCoordinate
  }
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
