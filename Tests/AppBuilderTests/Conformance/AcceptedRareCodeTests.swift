import Shares
import Testing

@testable import AppBuilder

@Suite("names and forms that few apps use", .enabled(if: Share(of: 2).takes(1)))
struct AcceptedRareCodeTests {
  private let pieces: SourcePieces

  init() throws {
    pieces = try Self.compiled.get()
  }

  private static let compiled = Result { try SourcePieces(accepted) }

  @Test("code with a rare name or form compiles as in Xcode", arguments: accepted.map(\.id))
  func rareCode(id: String) {
    #expect(pieces.messages[id] == nil)
  }

  @Test("a class can inherit from Thread")
  func threads() throws {
    #expect(try SourcePieces(thread).messages == [:])
  }
}

private let thread: [(id: String, code: String)] = [
  (
    "threads of one's own",
    """
    final class Worker: Thread {
      private(set) var isDone = false
      override func main() { isDone = true }
    }
    func begin() { Worker().start() }
    """
  )
]

private let accepted: [(id: String, code: String)] = [
  (
    "colours of styles",
    """
    struct Striped: ShapeStyle, Hashable {
      func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        (environment.colorScheme == .dark ? Color.white : .pink).resolve(in: environment)
      }
    }
    struct Layered: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.white : Color.black
      }
    }
    struct Slid: View {
      @State private var value = 1.0
      var body: some View {
        Slider(value: $value).tint(Color(.pink))
        Text("a").foregroundStyle(Color(Striped())).background(Layered())
        Text("b").foregroundStyle(Color(.red)).background(Color(.systemBackground))
      }
    }
    """
  ),
  (
    "places where scrolling stops",
    """
    struct Carousel: ScrollTargetBehavior {
      let width: CGFloat
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        guard context.velocity.dx != 0, context.axes.contains(.horizontal) else { return }
        let page = (target.rect.minX / width).rounded(context.velocity.dx > 0 ? .up : .down)
        target.rect.origin.x = min(page * width, context.contentSize.width - context.containerSize.width)
        if context.layoutDirection == .rightToLeft { target.anchor = .trailing }
      }
    }
    extension ScrollTargetBehavior where Self == Carousel {
      static func carousel(width: CGFloat) -> Carousel { Carousel(width: width) }
    }
    struct Pages: View {
      var body: some View {
        ScrollView(.horizontal) { Text("a") }.scrollTargetBehavior(.carousel(width: 300))
        ScrollView { Text("a") }.scrollTargetBehavior(AnyScrollTargetBehavior(.paging))
      }
    }
    """
  ),
  (
    "recognizers in views",
    """
    import UIKit
    struct PanGesture: UIGestureRecognizerRepresentable {
      @Binding var distance: CGFloat
      final class Helper: NSObject, UIGestureRecognizerDelegate {}
      func makeCoordinator(converter: CoordinateSpaceConverter) -> Helper { Helper() }
      func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
        let recognizer = UIPanGestureRecognizer()
        recognizer.delegate = context.coordinator
        return recognizer
      }
      func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
        distance = context.converter.localTranslation?.y ?? 0
      }
    }
    struct Panned: View {
      @State private var distance: CGFloat = 0
      var body: some View {
        Text("a").gesture(PanGesture(distance: $distance))
          .onPencilDoubleTap { value in print(value.hoverPose?.location ?? .zero) }
          .onPencilSqueeze { phase in if case .ended(let value) = phase { print(value) } }
      }
    }
    """
  ),
  (
    "entries of the library",
    """
    struct LibraryContent: LibraryContentProvider {
      @LibraryContentBuilder var views: [LibraryItem] {
        LibraryItem(Text("a"), title: "Text", category: .control)
        LibraryItem(Image(systemName: "star"), visible: true, category: .other)
      }
      @LibraryContentBuilder func modifiers(base: Text) -> [LibraryItem] {
        LibraryItem(base.bold(), title: "Bold", category: .effects)
      }
    }
    """
  ),
  (
    "rows and bars",
    """
    struct Bars: View {
      @State private var selection: Set<Int> = []
      var body: some View {
        NavigationStack {
          List(1...3, id: \\.self, selection: $selection) { number in
            Label("Row", systemImage: "star").listItemTint(.preferred(.red)).selectionDisabled(number == 1)
            Label("Row", systemImage: "star").listItemTint(.monochrome).selectionDisabled()
          }
          .navigationTitle("Rows")
          .navigationDocument(URL(filePath: "/a.txt"))
          .toolbar(id: "bar") {
            ToolbarItem(id: "add", placement: .primaryAction) { Button("Add") {} }
              .customizationBehavior(.disabled)
            ToolbarItem(id: "tag", placement: .secondaryAction) { Button("Tag") {} }
              .defaultCustomization(.hidden, options: .alwaysAvailable)
          }
        }
      }
    }
    """
  ),
  (
    "lists of assistive technologies",
    """
    struct Message: Identifiable { let id: Int; let subject: String }
    struct Messages: View {
      let messages: [Message]
      @Namespace private var names
      var body: some View {
        List(messages) { message in
          Text(message.subject).accessibilityRotorEntry(id: message.id, in: names)
        }
        .accessibilityRotor("Important") {
          ForEach(messages) { message in
            AccessibilityRotorEntry(message.subject, id: message.id)
          }
        }
        .accessibilityRotor("All", entries: messages, entryLabel: \\.subject)
        .accessibilityRotor(.headings, entries: messages, entryID: \\.id, entryLabel: \\.subject)
        .accessibilityRotor(.links(visited: false)) { AccessibilityRotorEntry("a", id: 1) }
      }
    }
    """
  ),
  (
    "keyframes of one's own",
    """
    func height(at time: Double) -> Double {
      let timeline = KeyframeTimeline(initialValue: 1.0) {
        KeyframeTrack {
          LinearKeyframe(2.0, duration: 0.5)
          SpringKeyframe(1.0, duration: 0.5)
        }
      }
      return timeline.value(time: min(time, timeline.duration))
    }
    """
  ),
  (
    "timers without a time",
    """
    @MainActor final class Clock: ObservableObject {
      @Published var timer = Timer()
      var isRunning: Bool { timer.isValid }
      func stop() { timer.invalidate() }
    }
    """
  ),
  (
    "calculators",
    """
    func result(of text: String) -> Double? {
      let expression = NSExpression(format: text)
      return expression.expressionValue(with: nil, context: nil) as? Double
    }
    func rounded(_ numbers: [Double]) -> [Double] {
      autoreleasepool { numbers.map { $0 + Double(arc4random_uniform(6)) } }
    }
    let isOnMac = ProcessInfo.processInfo.isiOSAppOnMac || ProcessInfo.processInfo.isMacCatalystApp
    """
  ),
  (
    "devices",
    """
    import UIKit
    @MainActor func charge() -> String {
      let device = UIDevice.current
      device.isBatteryMonitoringEnabled = true
      guard device.batteryState != .unknown, !UIScreen.main.isCaptured else { return "?" }
      return "\\(Int(device.batteryLevel * 100)) % \\(device.orientation.isFlat)"
    }
    struct Battery: View {
      @State private var text = ""
      var body: some View {
        Text(text).onReceive(
          NotificationCenter.default.publisher(for: UIDevice.batteryLevelDidChangeNotification)
        ) { _ in text = charge() }
      }
    }
    """
  ),
  (
    "data sources of UIKit",
    """
    import UIKit
    struct CardGrid: UIViewRepresentable {
      typealias Source = UICollectionViewDiffableDataSource<Int, String>
      func makeUIView(context: Context) -> UICollectionView {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      }
      func updateUIView(_ view: UICollectionView, context: Context) {
        let source = Source(collectionView: view) { _, _, _ in UICollectionViewCell() }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"], toSection: 0)
        source.apply(snapshot, animatingDifferences: false)
        if let path = source.indexPath(for: "a") { print(source.itemIdentifier(for: path) ?? "") }
      }
    }
    """
  ),
  (
    "positions and music",
    """
    import CoreLocation
    import MediaPlayer
    func follow() async throws {
      for try await update in CLLocationUpdate.liveUpdates(.fitness) {
        if let place = update.location { print(place.coordinate.latitude) }
      }
    }
    struct MusicPicker: UIViewControllerRepresentable {
      let onPick: ([MPMediaItem]) -> Void
      final class Coordinator: NSObject, MPMediaPickerControllerDelegate {
        let onPick: ([MPMediaItem]) -> Void
        init(onPick: @escaping ([MPMediaItem]) -> Void) { self.onPick = onPick }
        func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems items: MPMediaItemCollection) {
          onPick(items.items)
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator(onPick: onPick) }
      func makeUIViewController(context: Context) -> MPMediaPickerController {
        let picker = MPMediaPickerController(mediaTypes: .music)
        picker.delegate = context.coordinator
        return picker
      }
      func updateUIViewController(_ picker: MPMediaPickerController, context: Context) {}
    }
    """
  ),
  (
    "chance, language and peers",
    """
    import GameplayKit
    import MultipeerConnectivity
    import NaturalLanguage
    import Translation
    func dealt(_ cards: [String]) -> [String] {
      let die = GKShuffledDistribution(lowestValue: 1, highestValue: 6)
      print(die.nextInt(), GKRandomSource.sharedRandom().nextInt(upperBound: 6))
      return GKRandomSource.sharedRandom().arrayByShufflingObjects(in: cards) as? [String] ?? []
    }
    func mood(of text: String) -> Double {
      let tagger = NLTagger(tagSchemes: [.sentimentScore])
      tagger.string = text
      let (tag, _) = tagger.tag(at: text.startIndex, unit: .paragraph, scheme: .sentimentScore)
      return Double(tag?.rawValue ?? "0") ?? 0
    }
    struct Translated: View {
      @State private var isShown = false
      @State private var settings: TranslationSession.Configuration?
      var body: some View {
        Text("Hola").translationPresentation(isPresented: $isShown, text: "Hola")
          .translationTask(settings) { session in print((try? await session.translate("Hola"))?.targetText ?? "") }
      }
    }
    final class Nearby: NSObject, MCSessionDelegate, MCNearbyServiceAdvertiserDelegate {
      let session = MCSession(peer: MCPeerID(displayName: "a"), securityIdentity: nil, encryptionPreference: .required)
      func start() throws {
        session.delegate = self
        let advertiser = MCNearbyServiceAdvertiser(peer: session.myPeerID, discoveryInfo: nil, serviceType: "cards")
        advertiser.delegate = self
        advertiser.startAdvertisingPeer()
        try session.send(Data(), toPeers: session.connectedPeers, with: .reliable)
      }
      func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState) { print(state) }
    }
    """
  ),
  (
    "models, pictures of files and payments",
    """
    import FoundationModels
    import PassKit
    import PencilKit
    import QuickLookThumbnailing
    func summary(of text: String) async throws -> String {
      let session = LanguageModelSession(instructions: "Be short.")
      return try await session.respond(to: text).content
    }
    func picture(of url: URL) async -> UIImage? {
      let request = QLThumbnailGenerator.Request(
        fileAt: url, size: CGSize(width: 60, height: 60), scale: 2, representationTypes: .thumbnail)
      return try? await QLThumbnailGenerator.shared.generateBestRepresentation(for: request).uiImage
    }
    struct Drawing: UIViewRepresentable {
      let canvas = PKCanvasView()
      let picker = PKToolPicker()
      func makeUIView(context: Context) -> PKCanvasView {
        picker.setVisible(true, forFirstResponder: canvas)
        picker.addObserver(canvas)
        return canvas
      }
      func updateUIView(_ view: PKCanvasView, context: Context) {}
    }
    struct Payment: View { var body: some View { PayWithApplePayButton(.buy) {} } }
    """
  ),
  (
    "predicates of five conditions",
    """
    import SwiftData
    @Model final class Airport { var code: String; init(code: String) { self.code = code } }
    @Model final class Flight {
      var origin: Airport?
      var target: Airport?
      var takeOff: Date?
      var landing: Date?
      var carrier = ""
      init() {}
    }
    func flights(from: String, to: String, with carrier: String) -> Predicate<Flight> {
      #Predicate<Flight> {
        $0.origin?.code == from && $0.target?.code == to && $0.carrier == carrier
          && $0.takeOff != nil && $0.landing == nil
      }
    }
    """
  ),
  (
    "tables without an order",
    """
    struct Person: Identifiable { let id: Int; let given: String; let family: String; let mail: String }
    struct People: View {
      @State private var people = [Person(id: 1, given: "Juan", family: "Chavez", mail: "j@a.b")]
      @State private var selection: Person.ID?
      var body: some View {
        Table(people) {
          TableColumn("Given Name", value: \\.given)
          TableColumn("Family Name", value: \\.family)
          TableColumn("E-Mail Address", value: \\.mail)
        }
        Table(people, selection: $selection) {
          TableColumn("Name", value: \\.given)
          TableColumn("Mail") { Text($0.mail) }
        }
      }
    }
    """
  ),
  (
    "keys of Core Foundation",
    """
    import Security
    func password(of account: String) -> String? {
      let query: [CFString: Any] = [
        kSecClass: kSecClassGenericPassword, kSecAttrAccount: account, kSecReturnData: true,
      ]
      var item: CFTypeRef?
      guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess else { return nil }
      return (item as? Data).map { String(decoding: $0, as: UTF8.self) }
    }
    """
  ),
]
