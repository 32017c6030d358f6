// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKMapViewDelegate` of MapKit, and does nothing.
@MainActor
@preconcurrency
public protocol MKMapViewDelegate: AnyObject {
  /// Stands in for `mapViewDidChangeVisibleRegion` of `MKMapViewDelegate`.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// Stands in for `mapView` of `MKMapViewDelegate`.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Stands in for `mapView` of `MKMapViewDelegate`.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Stands in for `mapView` of `MKMapViewDelegate`.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Stands in for `mapView` of `MKMapViewDelegate`.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Stands in for `mapView` of `MKMapViewDelegate`.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// Stands in for `mapView` of `MKMapViewDelegate`.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Stands in for `mapView` of `MKMapViewDelegate`.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Stands in for `mapView` of `MKMapViewDelegate`.
  func mapView(
    _ mapView: MKMapView,
    annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  )
  /// Stands in for `mapViewDidFinishLoadingMap` of `MKMapViewDelegate`.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
  /// Stands in for `mapViewDidChangeVisibleRegion` of `MKMapViewDelegate`.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// Stands in for `mapView` of `MKMapViewDelegate`.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Stands in for `mapView` of `MKMapViewDelegate`.
  public func mapView(
    _ mapView: MKMapView,
    viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  /// Stands in for `mapView` of `MKMapViewDelegate`.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Stands in for `mapView` of `MKMapViewDelegate`.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Stands in for `mapView` of `MKMapViewDelegate`.
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  /// Stands in for `mapView` of `MKMapViewDelegate`.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Stands in for `mapView` of `MKMapViewDelegate`.
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  { MKOverlayRenderer(overlay: overlay) }
  /// Stands in for `mapView` of `MKMapViewDelegate`.
  public func mapView(
    _ mapView: MKMapView,
    annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Stands in for `mapViewDidFinishLoadingMap` of `MKMapViewDelegate`.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}
