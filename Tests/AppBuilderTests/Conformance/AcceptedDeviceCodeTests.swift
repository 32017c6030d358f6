import Testing

@testable import AppBuilder

@Suite("code of whole apps that uses the device: its camera, notifications and pictures")
struct AcceptedDeviceCodeTests {
  private let pieces: SourcePieces

  init() throws {
    pieces = try Self.compiled.get()
  }

  private static let compiled = Result { try SourcePieces(accepted) }

  @Test(
    "code that uses the device compiles as in Xcode",
    arguments: [
      "solids", "solid view", "augmented reality", "face", "entities", "pictures", "notifications",
      "announcements", "reading text", "intents", "widget previews", "keyboards", "unique values",
      "scene objects",
    ]
  )
  func device(id: String) {
    #expect(pieces.messages[id] == nil)
  }
}

private let accepted: [(id: String, code: String)] = [
  (
    "solids",
    """
    import SceneKit
    @MainActor final class Board {
      let scene = SCNScene(named: "board.scn") ?? SCNScene()
      let orbit = SCNNode()
      func prepare() {
        orbit.addChildNode(scene.rootNode.childNode(withName: "camera", recursively: true) ?? SCNNode())
        scene.rootNode.addChildNode(orbit)
        orbit.eulerAngles.y -= Float(Double.pi / 12) * 0.25
        let ball = SCNNode(geometry: SCNSphere(radius: 0.2))
        ball.geometry?.firstMaterial?.diffuse.contents = UIColor.red
        ball.position = SCNVector3(0, 1.5, 0)
        ball.physicsBody = SCNPhysicsBody(type: .dynamic, shape: nil)
        scene.rootNode.addChildNode(ball)
        ball.runAction(.sequence([.moveBy(x: 0, y: 1, z: 0, duration: 1), .fadeOut(duration: 0.5)])) {}
      }
      func turn() async {
        await orbit.runAction(.rotate(toAxisAngle: SCNVector4(x: 0, y: 1, z: 0, w: 1.57), duration: 1))
      }
    }
    """
  ),
  (
    "solid view",
    """
    struct BoardView: UIViewRepresentable {
      let scene: SCNScene
      func makeUIView(context: Context) -> SCNView {
        let view = SCNView()
        view.scene = scene
        view.allowsCameraControl = true
        view.autoenablesDefaultLighting = true
        return view
      }
      func updateUIView(_ view: SCNView, context: Context) {}
    }
    struct Globe: View {
      var body: some View {
        SceneView(scene: SCNScene(), pointOfView: nil, options: [.allowsCameraControl])
      }
    }
    """
  ),
  (
    "augmented reality",
    """
    import ARKit
    import RealityKit
    final class RoomController: UIViewController, ARSessionDelegate {
      private var room = ARView(frame: .zero)
      private let anchor = AnchorEntity(plane: .horizontal)
      override func viewDidLoad() {
        super.viewDidLoad()
        guard ARWorldTrackingConfiguration.isSupported else { return }
        let configuration = ARWorldTrackingConfiguration()
        configuration.planeDetection = [.horizontal]
        room.session.delegate = self
        room.session.run(configuration)
        room.scene.addAnchor(anchor)
        anchor.position = simd_float3(x: 0, y: 0, z: 0)
        view.addSubview(room)
      }
      nonisolated func session(_ session: ARSession, didFailWithError error: any Error) {
        if let error = error as? ARError { print(error.errorCode) }
      }
    }
    """
  ),
  (
    "face",
    """
    func smile(_ face: ARFaceAnchor) -> Float {
      guard let left = face.blendShapes[.mouthSmileLeft], let right = face.blendShapes[.mouthSmileRight]
      else { return 0 }
      return left.floatValue + right.floatValue + face.lookAtPoint.x
    }
    func hand(_ body: ARBodyAnchor) -> Float? {
      body.skeleton.modelTransform(for: .rightHand)?.columns.3.y
    }
    """
  ),
  (
    "entities",
    """
    struct Ball: View {
      var body: some View {
        RealityView { content in
          let ball = ModelEntity(
            mesh: .generateSphere(radius: 0.1), materials: [SimpleMaterial(color: .red, isMetallic: false)])
          ball.position = [0, 0.5, 0]
          content.add(ball)
        }
      }
    }
    """
  ),
  (
    "pictures",
    """
    extension UIImage {
      var average: UIColor? {
        guard let input = CIImage(image: self) else { return nil }
        let extent = CIVector(x: input.extent.origin.x, y: 0, z: input.extent.size.width, w: 1)
        guard
          let filter = CIFilter(
            name: "CIAreaAverage", parameters: [kCIInputImageKey: input, kCIInputExtentKey: extent]),
          let output = filter.outputImage
        else { return nil }
        var bitmap = [UInt8](repeating: 0, count: 4)
        let context = CIContext(options: [.workingColorSpace: kCFNull!])
        context.render(
          output, toBitmap: &bitmap, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
          format: .RGBA8, colorSpace: nil)
        return UIColor(red: CGFloat(bitmap[0]) / 255, green: 0, blue: 0, alpha: 1)
      }
    }
    """
  ),
  (
    "notifications",
    """
    import UserNotifications
    final class Reminders {
      let center = UNUserNotificationCenter.current()
      func remind(_ id: String, at date: DateComponents) {
        center.requestAuthorization(options: [.alert, .criticalAlert, .timeSensitive]) { _, _ in }
        let content = UNMutableNotificationContent()
        content.interruptionLevel = .timeSensitive
        content.relevanceScore = 0.5
        let trigger = UNCalendarNotificationTrigger(dateMatching: date, repeats: false)
        print(trigger.nextTriggerDate() ?? .now)
        center.add(UNNotificationRequest(identifier: id, content: content, trigger: trigger))
        center.removeDeliveredNotifications(withIdentifiers: [id])
        center.getDeliveredNotifications { print($0.count) }
        center.setBadgeCount(0)
      }
    }
    """
  ),
  (
    "announcements",
    """
    import Accessibility
    func announce() {
      AccessibilityNotification.Announcement("Saved").post()
      AccessibilityNotification.ScreenChanged().post()
    }
    """
  ),
  (
    "reading text",
    """
    import Vision
    func request(_ handler: VNRequestCompletionHandler? = nil) -> VNRecognizeTextRequest {
      let request = VNRecognizeTextRequest(completionHandler: handler)
      request.recognitionLevel = .accurate
      return request
    }
    """
  ),
  (
    "intents",
    """
    import Intents
    final class Handler: INExtension {
      override func handler(for intent: INIntent) -> Any { self }
      func lists() -> INObjectCollection<INObject> {
        INObjectCollection(items: [INObject(identifier: "a", display: "A")])
      }
    }
    """
  ),
  (
    "widget previews",
    """
    import WidgetKit
    struct Glance: View {
      var body: some View { Text("Today") }
    }
    struct Glance_Previews: PreviewProvider {
      static var previews: some View {
        Glance().previewContext(WidgetPreviewContext(family: .systemSmall))
      }
    }
    """
  ),
  (
    "keyboards",
    """
    struct Field: View {
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text)
          .keyboardType(.alphabet)
          .onReceive(NotificationCenter.default.publisher(for: UIApplication.keyboardWillShowNotification)) { _ in }
      }
    }
    """
  ),
  (
    "unique values",
    """
    func uniqueID() -> String {
      let id: CFUUID = CFUUIDCreate(nil)
      let text: CFString = CFUUIDCreateString(kCFAllocatorDefault, id)
      return noErr == 0 ? text as String : ""
    }
    """
  ),
  (
    "scene objects",
    """
    final class Session: ObservableObject {
      @Published var user: String?
    }
    struct SessionApp: App {
      @StateObject private var session = Session()
      var body: some Scene {
        WindowGroup { Text("Home") }
          .environmentObject(session)
      }
    }
    """
  ),
]
