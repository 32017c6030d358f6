import Testing

@testable import AppBuilder

@Suite("code of whole apps: places, poses, cameras, tips, weather, health, loaded data")
struct AcceptedPlaceCodeTests {
  private let pieces: SourcePieces

  init() throws {
    pieces = try Self.compiled.get()
  }

  private static let compiled = Result { try SourcePieces(accepted) }

  @Test(
    "what whole apps use of these frameworks compiles as in Xcode",
    arguments: [
      "places", "ways", "addresses", "location", "poses", "camera", "tips", "scale domains",
      "canvas", "configured buttons", "image picker", "health", "loaded data", "content types",
      "weather", "live activity",
    ]
  )
  func whole(id: String) {
    #expect(pieces.messages[id] == nil)
  }
}

private let accepted: [(id: String, code: String)] = [
  (
    "places",
    """
    import MapKit
    extension MKMapItem {
      var symbol: String {
        switch pointOfInterestCategory {
        case .foodMarket, .bakery: "fork.knife"
        case .theater, .movieTheater: "theatermasks"
        case .nationalPark: "leaf"
        case .gasStation: "fuelpump"
        default: addressRepresentations?.fullAddress(includingRegion: false, singleLine: true) ?? "mappin"
        }
      }
    }
    struct Places: View {
      let items: [MKMapItem]
      let line: MKPolyline?
      var body: some View {
        Map {
          UserAnnotation()
          if let line { MapPolyline(line).stroke(.blue, style: StrokeStyle(lineWidth: 5)) }
          MapPolyline(coordinates: items.map(\\.location.coordinate), contourStyle: .geodesic)
          ForEach(items, id: \\.self) { Marker("Stop", monogram: Text("S"), coordinate: $0.location.coordinate) }
        }
      }
    }
    """
  ),
  (
    "ways",
    """
    import MapKit
    struct Leg { var line = MKPolyline() }
    func way(to stop: MKMapItem) async throws -> (Leg, [String], String) {
      let request = MKDirections.Request()
      request.source = .forCurrentLocation()
      request.destination = stop
      request.transportType = .transit
      request.requestsAlternateRoutes = true
      request.tollPreference = .avoid
      let directions = MKDirections(request: request)
      _ = try await directions.calculateETA().expectedTravelTime
      guard let route = try await directions.calculate().routes.first else { return (Leg(), [], "") }
      let formatter = MKDistanceFormatter()
      formatter.unitStyle = .abbreviated
      let steps = route.steps.filter { !$0.instructions.isEmpty }.map(\\.instructions)
      return (Leg(line: route.polyline), steps, formatter.string(fromDistance: route.distance))
    }
    """
  ),
  (
    "addresses",
    """
    import MapKit
    func address(of location: CLLocation) async throws -> String? {
      guard let request = MKReverseGeocodingRequest(location: location) else { return nil }
      return try await request.mapItems.first?.address?.shortAddress
    }
    func place(at address: String) async throws -> MKMapItem? {
      try await MKGeocodingRequest(addressString: address)?.mapItems.first
    }
    """
  ),
  (
    "location",
    """
    import CoreLocation
    final class Guide: NSObject, CLLocationManagerDelegate {
      let manager = CLLocationManager()
      func begin() {
        manager.desiredAccuracy = kCLLocationAccuracyBestForNavigation
        manager.showsBackgroundLocationIndicator = true
        manager.headingFilter = 5
        manager.startMonitoringSignificantLocationChanges()
        manager.requestState(for: CLCircularRegion(center: CLLocationCoordinate2DMake(1, 2), radius: 3, identifier: "a"))
      }
      func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {}
      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        if (error as? CLError)?.code == .geocodeFoundNoResult { print("none") }
      }
      static let replayed = CLLocation(
        coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), altitude: 3, horizontalAccuracy: 4,
        verticalAccuracy: 5, course: 6, speed: 7, timestamp: .now)
      static let speed = replayed.speed + CLLocation().speedAccuracy
    }
    """
  ),
  (
    "poses",
    """
    import Vision
    func leftHand(in picture: CGImage) throws -> CGPoint? {
      let request = VNDetectHumanBodyPoseRequest()
      try VNImageRequestHandler(cgImage: picture, options: [:]).perform([request])
      let joints: [VNHumanBodyPoseObservation.JointName] = [.leftWrist, .rightWrist, .root]
      let points = try request.results?.first?.recognizedPoints(.all)
      return points?[joints[0]].flatMap { $0.confidence > 0.2 ? $0.location : nil }
    }
    func tips(of hand: VNHumanHandPoseObservation) throws -> [VNRecognizedPoint] {
      try [.indexTip, .thumbTip].map { try hand.recognizedPoint($0) }
    }
    func mouth(of face: VNFaceObservation) -> [CGPoint] { face.landmarks?.outerLips?.normalizedPoints ?? [] }
    """
  ),
  (
    "camera",
    """
    import AVFoundation
    import CoreImage
    final class Frames: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate {
      let output = AVCaptureVideoDataOutput()
      func prepare(_ device: AVCaptureDevice) {
        output.videoSettings = [String(kCVPixelBufferPixelFormatTypeKey): kCVPixelFormatType_32BGRA]
        let rates = device.activeFormat.videoSupportedFrameRateRanges.map(\\.maxFrameRate)
        print(rates.max() ?? 0)
      }
      func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
      ) {
        guard let buffer = sampleBuffer.imageBuffer else { return }
        print(CIImage(cvPixelBuffer: buffer).extent)
      }
    }
    """
  ),
  (
    "tips",
    """
    import TipKit
    struct EditTip: Tip {
      @Parameter static var hasEdited: Bool = false
      static let opened = Event(id: "opened")
      var title: Text { Text("Edit") }
      var rules: [Rule] {
        #Rule(Self.$hasEdited) { $0 == false }
        #Rule(Self.opened) { $0.donations.count >= 3 }
      }
      var actions: [Action] {
        Action(id: "more", title: "More")
      }
      var options: [any TipOption] {
        MaxDisplayCount(3)
        IgnoresDisplayFrequency(true)
      }
    }
    struct Tipped: View {
      private let tip = EditTip()
      var body: some View {
        TipView(tip, arrowEdge: .bottom) { print($0.id) }.tipViewStyle(.miniTip).popoverTip(tip)
          .onTapGesture {
            EditTip.hasEdited = true
            tip.invalidate(reason: .actionPerformed)
          }
          .task { await EditTip.opened.donate() }
      }
    }
    """
  ),
  (
    "scale domains",
    """
    import Charts
    struct Scales: View {
      let days: ClosedRange<Date>
      var body: some View {
        Chart { LineMark(x: .value("a", 1), y: .value("b", 2)) }
          .chartYScale(domain: .automatic(includesZero: false))
          .chartXScale(domain: days, range: .plotDimension(padding: 8))
          .chartYScale(domain: ["a", "b"])
          .chartXScale(domain: 0...10, type: .linear)
          .chartYScale(range: .plotDimension)
          .chartXScale(domain: .automatic(reversed: true))
      }
    }
    """
  ),
  (
    "canvas",
    """
    struct Stencil: View {
      var body: some View {
        Canvas { context, size in
          context.blendMode = .destinationOut
          context.addFilter(.hueRotation(.degrees(20)))
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
        }
      }
    }
    """
  ),
  (
    "configured buttons",
    """
    import UIKit
    @MainActor func prominent() -> UIButton {
      var configuration = UIButton.Configuration.filled()
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = UIFont.boldSystemFont(ofSize: 12)
        return outgoing
      }
      let button = UIButton(configuration: configuration)
      button.cornerConfiguration = .capsule()
      return button
    }
    """
  ),
  (
    "image picker",
    """
    import UIKit
    @MainActor func camera() -> UIImagePickerController {
      let picker = UIImagePickerController()
      picker.cameraCaptureMode = .video
      picker.videoQuality = .typeHigh
      picker.videoMaximumDuration = 60
      picker.mediaTypes = UIImagePickerController.availableMediaTypes(for: .camera) ?? []
      if UIImagePickerController.isCameraDeviceAvailable(.front) { picker.cameraDevice = .front }
      return picker
    }
    """
  ),
  (
    "health",
    """
    import HealthKit
    func forget(_ samples: [HKQuantitySample], in store: HKHealthStore) async throws {
      store.delete(samples, withCompletion: { _, _ in })
      try await store.delete(samples)
      let types: [HKQuantityTypeIdentifier] = [.dietaryVitaminC, .timeInDaylight, .runningPower]
      print(types, try store.biologicalSex().biologicalSex == .female, HKUnit.cupUS())
    }
    """
  ),
  (
    "loaded data",
    """
    func load(_ url: URL) async throws -> Data {
      let cache = URLCache(memoryCapacity: 0, diskCapacity: 0, diskPath: "pictures")
      let request = URLRequest(url: url)
      if let found = cache.cachedResponse(for: request) { return found.data }
      let (data, response) = try await URLSession.shared.data(from: url, delegate: nil)
      cache.storeCachedResponse(CachedURLResponse(response: response, data: data), for: request)
      return data
    }
    """
  ),
  (
    "content types",
    """
    struct Quiet: View {
      @State private var text = ""
      var body: some View {
        TextField("Text", text: $text).textContentType(.init(rawValue: ""))
        TextField("Card", text: $text).textContentType(.creditCardSecurityCode)
      }
    }
    """
  ),
  (
    "weather",
    """
    import WeatherKit
    func symbol(at place: CLLocation) async throws -> (String, Double) {
      let weather = try await WeatherService.shared.weather(for: place)
      let now = weather.currentWeather
      let days = try await WeatherService().weather(for: place, including: .daily)
      if now.condition == .partlyCloudy, now.pressureTrend == .falling { return (days[0].symbolName, now.wind.speed.value) }
      return (now.symbolName, now.temperature.converted(to: .fahrenheit).value)
    }
    """
  ),
  (
    "live activity",
    """
    import ActivityKit
    import WidgetKit
    struct RestAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { var seconds: Int }
      var name: String
    }
    struct RestActivity: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: RestAttributes.self) { context in
          Text(context.attributes.name).font(.default).activityBackgroundTint(.black)
        } dynamicIsland: { context in
          DynamicIsland {
            DynamicIslandExpandedRegion(.leading) { Text(context.attributes.name) }
            DynamicIslandExpandedRegion(.bottom) { Text("\\(context.state.seconds)") }
          } compactLeading: {
            Image(systemName: "timer")
          } compactTrailing: {
            Text("\\(context.state.seconds)")
          } minimal: {
            Image(systemName: "timer")
          }
        }
      }
    }
    #Preview("Rest", as: .content, using: RestAttributes(name: "Rest")) {
      RestActivity()
    } contentStates: {
      RestAttributes.ContentState(seconds: 90)
      RestAttributes.ContentState(seconds: 30)
    }
    """
  ),
]
