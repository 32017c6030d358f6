import Testing

@testable import AppBuilder

@Suite("families of names of Apple's frameworks")
struct AcceptedFamilyCodeTests {
  private let pieces: SourcePieces

  init() throws {
    pieces = try Self.compiled.get()
  }

  private static let compiled = Result { try SourcePieces(accepted) }

  @Test(
    "code that uses a family of a framework's names compiles as in Xcode",
    arguments: accepted.map(\.id)
  )
  func families(id: String) {
    #expect(pieces.messages[id] == nil)
  }
}

private let accepted: [(id: String, code: String)] = [
  (
    "vision",
    """
    import Vision
    func readText(in picture: CGImage) throws -> [String] {
      let request = VNRecognizeTextRequest { request, error in
        guard error == nil else { return }
        let found = request.results as? [VNRecognizedTextObservation] ?? []
        print(found.compactMap { $0.topCandidates(1).first?.string })
      }
      request.recognitionLevel = .accurate
      request.usesLanguageCorrection = true
      try VNImageRequestHandler(cgImage: picture, options: [:]).perform([request])
      return request.results?.compactMap { $0.topCandidates(1).first?.string } ?? []
    }
    """
  ),
  (
    "store",
    """
    import StoreKit
    @MainActor
    final class PurchaseModel: ObservableObject {
      @Published var products: [Product] = []
      func load() async throws { products = try await Product.products(for: ["pro"]) }
      func buy(_ product: Product) async throws -> Bool {
        switch try await product.purchase() {
        case .success(let result):
          if case .verified(let transaction) = result { await transaction.finish() }
          return true
        case .userCancelled, .pending: return false
        @unknown default: return false
        }
      }
      func listen() async { for await update in StoreKit.Transaction.updates { _ = try? update.payloadValue } }
    }
    struct PaywallScreen: View {
      @Environment(\\.requestReview) private var requestReview
      @State private var isManaging = false
      var body: some View {
        SubscriptionStoreView(groupID: "group")
          .subscriptionStoreControlStyle(.prominentPicker)
          .storeButton(.visible, for: .restorePurchases, .redeemCode)
          .onInAppPurchaseCompletion { product, result in print(product.id, result) }
          .manageSubscriptionsSheet(isPresented: $isManaging)
        ProductView(id: "pro").productViewStyle(.large)
        Button("Rate") { requestReview() }
      }
    }
    """
  ),
  (
    "older store",
    """
    final class OldStore: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
      private let request = SKProductsRequest(productIdentifiers: ["pro"])
      func begin() {
        SKPaymentQueue.default().add(self)
        request.delegate = self
        if SKPaymentQueue.canMakePayments() { request.start() }
      }
      func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        if let first = response.products.first { SKPaymentQueue.default().add(SKPayment(product: first)) }
      }
      func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
        for transaction in transactions where transaction.transactionState == .purchased {
          queue.finishTransaction(transaction)
        }
      }
    }
    """
  ),
  (
    "cloud",
    """
    import CloudKit
    func saveNote(_ text: String) async throws -> String? {
      let record = CKRecord(recordType: "Note")
      record["text"] = text
      let database = CKContainer.default().privateCloudDatabase
      guard try await CKContainer.default().accountStatus() == .available else { return nil }
      return try await database.save(record)["text"] as? String
    }
    """
  ),
  (
    "sprites",
    """
    import SpriteKit
    final class GameScene: SKScene, SKPhysicsContactDelegate {
      override func didMove(to view: SKView) {
        physicsWorld.contactDelegate = self
        let ball = SKSpriteNode(imageNamed: "ball")
        ball.physicsBody = SKPhysicsBody(circleOfRadius: 8)
        ball.run(.sequence([.wait(forDuration: 1), .fadeOut(withDuration: 1), .removeFromParent()]))
        addChild(ball)
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
      func didBegin(_ contact: SKPhysicsContact) { contact.bodyA.node?.removeFromParent() }
    }
    struct GameScreen: View {
      @State private var scene = GameScene(size: CGSize(width: 300, height: 400))
      var body: some View { SpriteView(scene: scene).ignoresSafeArea() }
    }
    """
  ),
  (
    "motion",
    """
    import CoreMotion
    final class MotionModel: ObservableObject {
      @Published var roll = 0.0
      private let manager = CMMotionManager()
      private let pedometer = CMPedometer()
      func begin() {
        guard manager.isDeviceMotionAvailable, CMPedometer.isDistanceAvailable() else { return }
        manager.startDeviceMotionUpdates(to: .main) { [weak self] motion, _ in
          self?.roll = (motion?.attitude.roll ?? 0) + (motion?.rotationRate.x ?? 0)
        }
        manager.startGyroUpdates()
        pedometer.startUpdates(from: .now) { data, _ in print(data?.numberOfSteps ?? 0) }
        if CMMotionActivityManager.isActivityAvailable() {
          CMMotionActivityManager().startActivityUpdates(to: .main) { print($0?.walking ?? false) }
        }
      }
    }
    """
  ),
  (
    "calendar",
    """
    import EventKit
    func addEvent(_ title: String, weekly: Bool) async throws {
      let store = EKEventStore()
      guard try await store.requestFullAccessToEvents() else { return }
      let event = EKEvent(eventStore: store)
      event.title = title
      event.calendar = store.defaultCalendarForNewEvents
      if weekly { event.addRecurrenceRule(EKRecurrenceRule(recurrenceWith: .weekly, interval: 1, end: nil)) }
      event.addAlarm(EKAlarm(relativeOffset: -600))
      try store.save(event, span: .thisEvent, commit: true)
      store.fetchReminders(matching: store.predicateForReminders(in: nil)) { print($0?.count ?? 0) }
    }
    """
  ),
  (
    "network",
    """
    import Network
    final class NetworkWatch: ObservableObject {
      private let monitor = NWPathMonitor()
      func begin() {
        monitor.pathUpdateHandler = { path in
          print(path.status == .satisfied, path.availableInterfaces.map(\\.name))
        }
        monitor.start(queue: DispatchQueue(label: "network"))
      }
    }
    """
  ),
  (
    "music",
    """
    import MusicKit
    func findSongs(_ term: String) async throws -> [String] {
      guard await MusicAuthorization.request() == .authorized else { return [] }
      var request = MusicCatalogSearchRequest(term: term, types: [Song.self])
      request.limit = 25
      let response = try await request.response()
      return response.songs.map { "\\($0.title), \\($0.artistName)" }
    }
    """
  ),
  (
    "widget bundle",
    """
    import WidgetKit
    struct StepsEntry: TimelineEntry { let date: Date }
    struct StepsProvider: TimelineProvider {
      func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping @Sendable (StepsEntry) -> Void) {
        completion(placeholder(in: context))
      }
      func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<StepsEntry>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
      }
    }
    struct StepsView: View {
      @Environment(\\.widgetFamily) private var family
      var body: some View { if family == .systemSmall { Text("Steps") } else { AccessoryWidgetBackground() } }
    }
    struct StepsWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "steps", provider: StepsProvider()) { _ in StepsView() }
          .configurationDisplayName("Steps")
      }
    }
    struct AllWidgets: WidgetBundle {
      var body: some Widget {
        StepsWidget()
        StepsWidget()
      }
    }
    """
  ),
  (
    "games",
    """
    import GameKit
    final class GameCentre: NSObject, GKGameCenterControllerDelegate {
      func begin() {
        GKLocalPlayer.local.authenticateHandler = { controller, error in print(controller != nil, error == nil) }
        GKAccessPoint.shared.isActive = GKLocalPlayer.local.isAuthenticated
      }
      func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController) {
        gameCenterViewController.dismiss(animated: true)
      }
      func send(_ score: Int) async throws {
        try await GKLeaderboard.submitScore(score, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["all"])
      }
    }
    """
  ),
  (
    "stored graphs",
    """
    import CoreData
    struct Storage {
      let container: NSPersistentContainer
      init(inMemory: Bool = false) {
        container = NSPersistentContainer(name: "Model")
        if inMemory { container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null") }
        container.loadPersistentStores { _, error in if let error { print(error) } }
        container.viewContext.automaticallyMergesChangesFromParent = true
        container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
      }
      func names() throws -> [String] {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        request.predicate = NSCompoundPredicate(andPredicateWithSubpredicates: [
          NSPredicate(format: "name CONTAINS[cd] %@", "a"), NSPredicate(format: "isDone == NO"),
        ])
        request.fetchLimit = 10
        return try container.viewContext.fetch(request).compactMap { $0.value(forKey: "name") as? String }
      }
    }
    """
  ),
  (
    "pasteboard and notices",
    """
    import CoreImage
    struct PasteButtonRow: View {
      @State private var picture: UIImage?
      var body: some View {
        Button("Paste") { picture = UIPasteboard.general.images?.first }
          .disabled(!UIPasteboard.general.hasImages)
          .onReceive(NotificationCenter.default.publisher(for: UIApplication.userDidTakeScreenshotNotification)) { _ in
            picture = nil
          }
      }
    }
    func filterTitle(_ filter: CIFilter) -> String { CIFilter.localizedName(forFilterName: filter.name) ?? "Filter" }
    func sharedFolder() -> URL? {
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.example")
    }
    import UserNotifications
    func settings() async -> Bool {
      let settings = await UNUserNotificationCenter.current().notificationSettings()
      return settings.alertSetting == .enabled && settings.badgeSetting != .disabled
    }
    """
  ),
  (
    "attributes of two kinds",
    """
    func marked(_ title: String) -> AttributedString {
      var text = AttributedString(title)
      text.foregroundColor = .red
      text.font = .headline
      if let range = text.range(of: "a") { text[range].backgroundColor = .quaternaryLabel }
      text.uiKit.underlineColor = .systemBlue
      return text
    }
    """
  ),
  (
    "measurements and elapsed time",
    """
    extension Measurement {
      func written() -> String {
        let formatter = MeasurementFormatter()
        formatter.unitOptions = .providedUnit
        formatter.numberFormatter.maximumFractionDigits = 0
        return formatter.string(from: self)
      }
    }
    struct ElapsedRow: View {
      let start = Date()
      private var format: SystemFormatStyle.DateOffset { .offset(to: start, allowedFields: [.minute, .second]) }
      var body: some View {
        Text(TimeDataSource<Date>.currentDate, format: format)
        Text(start, format: format)
        Text(TimeDataSource<Date>.currentDate, format: .stopwatch(startingAt: start))
      }
    }
    """
  ),
  (
    "dropped objects",
    """
    extension Array where Element == NSItemProvider {
      func loadFirst<T>(_ type: T.Type, using load: @escaping @Sendable (T) -> Void) -> Bool
      where T: Sendable & _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        guard let provider = first(where: { $0.canLoadObject(ofClass: type) }) else { return false }
        _ = provider.loadObject(ofClass: type) { value, _ in if let value { load(value) } }
        return true
      }
    }
    func drop(_ providers: [NSItemProvider]) -> Bool {
      providers.loadFirst(URL.self) { print($0) } || providers.loadFirst(String.self) { print($0) }
    }
    """
  ),
  (
    "actors by hand",
    """
    import SwiftData
    actor HandMade: ModelActor {
      let modelContainer: ModelContainer
      let modelExecutor: any ModelExecutor
      init(modelContainer: ModelContainer) {
        self.modelContainer = modelContainer
        modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
      }
      func save() throws { try modelContext.save() }
    }
    @ModelActor actor ByMacro {
      func save() throws { try modelContext.save() }
    }
    """
  ),
  (
    "rare frameworks",
    """
    import AppTrackingTransparency
    import CoreBluetooth
    import LinkPresentation
    import NaturalLanguage
    import PDFKit
    import PencilKit
    import QuickLook
    import VisionKit
    import WatchConnectivity
    final class Radios: NSObject, CBCentralManagerDelegate {
      func centralManagerDidUpdateState(_ central: CBCentralManager) { print(central.state == .poweredOn) }
    }
    func language(of text: String) -> String? { NLLanguageRecognizer.dominantLanguage(for: text)?.rawValue }
    func pages(of url: URL) -> Int { PDFDocument(url: url)?.pageCount ?? 0 }
    @MainActor func drawing() -> Data { PKCanvasView().drawing.dataRepresentation() }
    func watch() -> Bool { WCSession.isSupported() && WCSession.default.isReachable }
    """
  ),
]
