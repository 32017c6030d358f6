import Testing

@testable import AppBuilder

@Suite("code of whole apps that uses frameworks other than SwiftUI")
struct AcceptedFrameworkCodeTests {
  private let pieces: SourcePieces

  init() throws {
    pieces = try Self.compiled.get()
  }

  private static let compiled = Result { try SourcePieces(accepted) }

  @Test(
    "code that uses Apple's frameworks compiles as in Xcode",
    arguments: [
      "transfer", "player", "recorder", "speech", "camera", "health", "photo library", "contacts",
      "outlets", "symbols", "key values", "associations", "downloads", "sockets", "feed", "widgets",
      "stray imports",
    ]
  )
  func frameworks(id: String) {
    #expect(pieces.messages[id] == nil)
  }
}

private let accepted: [(id: String, code: String)] = [
  (
    "transfer",
    """
    import CoreTransferable
    import UniformTypeIdentifiers
    struct Note: Codable, Transferable {
      var title = ""
      static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \\.title)
      }
    }
    struct Clip: Transferable {
      let url: URL
      static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .movie) { clip in
          SentTransferredFile(clip.url)
        } importing: { received in
          Clip(url: received.file)
        }
        .suggestedFileName("clip.mov")
      }
    }
    struct Sketch: Transferable {
      var lines = Data()
      static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) { $0.lines } importing: { Sketch(lines: $0) }
          .visibility(.ownProcess)
        DataRepresentation(exportedContentType: .png) { _ in Data() }
        ProxyRepresentation { (sketch: Sketch) in String(sketch.lines.count) }
      }
    }
    struct Notes: View {
      @State private var notes = [Note()]
      var body: some View {
        List {
          ForEach(notes, id: \\.title) { note in
            Text(note.title).draggable(note)
          }
          .dropDestination(for: Note.self) { dropped, index in
            notes.insert(contentsOf: dropped, at: index)
          }
        }
        ShareLink(item: notes[0], preview: SharePreview("Note", image: Image("a"), icon: Image("b")))
      }
    }
    """
  ),
  (
    "player",
    """
    import AVKit
    @MainActor final class Cinema: NSObject, ObservableObject, AVPlayerViewControllerDelegate {
      private let player = AVQueuePlayer(items: [])
      private var status: NSKeyValueObservation?
      @Published var isPlaying = false
      func start(_ url: URL) {
        let item = AVPlayerItem(asset: AVURLAsset(url: url))
        player.insert(item, after: nil)
        player.actionAtItemEnd = .none
        player.playImmediately(atRate: 1)
        isPlaying = player.timeControlStatus == .playing
        player.seek(to: .zero, toleranceBefore: .zero, toleranceAfter: .zero)
        _ = NotificationCenter.default.addObserver(
          forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: .main
        ) { _ in }
        status = item.observe(\\.status, options: [.new, .initial]) { item, change in
          if item.status == .readyToPlay { print(change.newValue ?? .unknown) }
        }
        if AVPictureInPictureController.isPictureInPictureSupported() {
          AVPictureInPictureController(playerLayer: AVPlayerLayer(player: player))?.startPictureInPicture()
        }
      }
      func picture(of url: URL) async throws -> CGImage {
        let generator = AVAssetImageGenerator(asset: AVAsset(url: url))
        generator.appliesPreferredTrackTransform = true
        return try await generator.image(at: CMTime(seconds: 1, preferredTimescale: 600)).image
      }
    }
    """
  ),
  (
    "recorder",
    """
    final class Recorder: NSObject, AVAudioRecorderDelegate {
      private var recorder: AVAudioRecorder?
      func start(_ url: URL) async throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playAndRecord, mode: .default, options: [.defaultToSpeaker, .allowBluetoothA2DP])
        try session.setActive(true, options: .notifyOthersOnDeactivation)
        guard await AVAudioApplication.requestRecordPermission() else { return }
        recorder = try AVAudioRecorder(url: url, settings: [
          AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 12_000, AVNumberOfChannelsKey: 1,
          AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
        ])
        recorder?.delegate = self
        recorder?.isMeteringEnabled = true
        recorder?.record()
        recorder?.updateMeters()
        print(recorder?.averagePower(forChannel: 0) ?? 0)
        recorder?.stop()
      }
      func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    }
    """
  ),
  (
    "speech",
    """
    import Speech
    final class Voice: NSObject, AVSpeechSynthesizerDelegate {
      private let synthesizer = AVSpeechSynthesizer()
      private let engine = AVAudioEngine()
      func say(_ text: String) throws {
        synthesizer.delegate = self
        let utterance = AVSpeechUtterance(string: text)
        utterance.voice = AVSpeechSynthesisVoice.speechVoices().first { $0.language == "en-GB" }
        utterance.pitchMultiplier = 1.2
        utterance.rate = AVSpeechUtteranceDefaultSpeechRate
        synthesizer.speak(utterance)
        let request = SFSpeechAudioBufferRecognitionRequest()
        let format = engine.inputNode.outputFormat(forBus: 0)
        engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: format) { buffer, _ in
          request.append(buffer)
        }
        engine.prepare()
        try engine.start()
      }
      func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    }
    """
  ),
  (
    "camera",
    """
    final class Camera: NSObject, AVCapturePhotoCaptureDelegate, AVCaptureFileOutputRecordingDelegate {
      private let movie = AVCaptureMovieFileOutput()
      func find() -> AVCaptureDevice? {
        AVCaptureDevice.DiscoverySession(
          deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .back
        ).devices.first
      }
      func record(to url: URL) {
        movie.startRecording(to: url, recordingDelegate: self)
        _ = AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.jpeg])
      }
      func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection], error: (any Error)?
      ) {}
    }
    """
  ),
  (
    "health",
    """
    import HealthKit
    @MainActor final class Steps: ObservableObject {
      private let store = HKHealthStore()
      @Published var days: [Double] = []
      func load() {
        guard HKHealthStore.isHealthDataAvailable(),
          let type = HKQuantityType.quantityType(forIdentifier: .restingHeartRate),
          store.authorizationStatus(for: type) == .sharingAuthorized
        else { return }
        let newest = NSSortDescriptor(key: HKSampleSortIdentifierEndDate, ascending: false)
        store.execute(HKSampleQuery(
          sampleType: type, predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: [newest]
        ) { _, samples, _ in
          print(samples?.compactMap { $0 as? HKQuantitySample }.count ?? 0)
        })
        let query = HKStatisticsCollectionQuery(
          quantityType: type, quantitySamplePredicate: nil, options: .cumulativeSum,
          anchorDate: .now, intervalComponents: DateComponents(day: 1)
        )
        query.initialResultsHandler = { _, results, _ in
          results?.enumerateStatistics(from: .now, to: .now) { statistics, _ in
            print(statistics.sumQuantity()?.doubleValue(for: .count()) ?? 0)
          }
        }
        store.execute(query)
      }
      func save() async throws {
        try await store.save(HKWorkout(activityType: .traditionalStrengthTraining, start: .now, end: .now))
      }
    }
    """
  ),
  (
    "photo library",
    """
    import PhotosUI
    struct Album: View {
      @State private var items: [PhotosPickerItem] = []
      var body: some View {
        PhotosPicker(
          "Pick", selection: $items,
          matching: .any(of: [.cinematicVideos, .not(.screenRecordings), .all(of: [.bursts])])
        )
        .photosPickerStyle(.inline)
        .photosPickerDisabledCapabilities([.search])
      }
      func count() -> Int {
        let options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
        let assets = PHAsset.fetchAssets(with: .image, options: options)
        assets.enumerateObjects { asset, _, _ in
          PHImageManager.default().requestImage(
            for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .aspectFill, options: nil
          ) { _, _ in }
        }
        return assets.count
      }
      func save(_ image: UIImage) {
        PHPhotoLibrary.shared().performChanges {
          PHAssetChangeRequest.creationRequestForAsset(from: image)
        } completionHandler: { isDone, _ in
          print(isDone)
        }
      }
    }
    """
  ),
  (
    "contacts",
    """
    import Contacts
    func card(_ contact: CNContact) throws -> Data {
      let keys: [any CNKeyDescriptor] = [
        CNContactOrganizationNameKey as any CNKeyDescriptor, CNContactVCardSerialization.descriptorForRequiredKeys(),
      ]
      let copy = CNMutableContact()
      copy.phoneNumbers = [
        CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "1"))
      ]
      let address = CNMutablePostalAddress()
      address.city = "Oslo"
      copy.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
      print(keys.count, CNPostalAddressFormatter.string(from: address, style: .mailingAddress))
      return try CNContactVCardSerialization.data(with: [contact, copy])
    }
    """
  ),
  (
    "outlets",
    """
    import UIKit
    @IBDesignable final class Badge: UIView {
      @IBInspectable var corner: CGFloat = 4
      @IBOutlet private weak var title: UILabel!
      @IBAction func tapped(_ sender: UIButton) { title.text = "Tapped" }
    }
    """
  ),
  (
    "symbols",
    """
    func names(_ formatter: DateFormatter) -> [String] {
      let short = formatter.shortWeekdaySymbols!
      let first = formatter.veryShortMonthSymbols?.first
      let plain: [String] = formatter.monthSymbols
      formatter.amSymbol = "am"
      return short + [first ?? "", formatter.weekdaySymbols[0], formatter.amSymbol] + plain
    }
    """
  ),
  (
    "key values",
    """
    @MainActor func turn(_ view: UIView) {
      UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
      view.setValue(true, forKeyPath: "layer.masksToBounds")
      print(view.value(forKey: "tag") ?? 0)
    }
    """
  ),
  (
    "associations",
    """
    @MainActor private var closureKey: UInt8 = 0
    extension UIButton {
      @MainActor var closure: (() -> Void)? {
        get { objc_getAssociatedObject(self, &closureKey) as? () -> Void }
        set { objc_setAssociatedObject(self, &closureKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
      }
    }
    """
  ),
  (
    "downloads",
    """
    final class Downloads: NSObject, URLSessionDownloadDelegate {
      func start(_ url: URL) async throws {
        let session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)
        session.downloadTask(with: url).resume()
        session.downloadTask(with: url) { file, _, _ in print(file ?? url) }.resume()
        let (file, _) = try await session.download(from: url)
        print(file)
      }
      func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
      ) {}
      func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
      ) {}
    }
    """
  ),
  (
    "sockets",
    """
    final class Chat: NSObject, URLSessionWebSocketDelegate {
      private var task: URLSessionWebSocketTask?
      func open(_ url: URL) {
        task = URLSession(configuration: .default, delegate: self, delegateQueue: OperationQueue())
          .webSocketTask(with: url)
        task?.resume()
        task?.send(.string("hello")) { error in print(error as Any) }
        task?.receive { result in
          if case .success(.string(let text)) = result { print(text) }
        }
        task?.cancel(with: .goingAway, reason: nil)
      }
      func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?
      ) {}
    }
    """
  ),
  (
    "feed",
    """
    final class Feed: NSObject, XMLParserDelegate {
      private(set) var titles: [String] = []
      func read(_ data: Data) -> Bool {
        let parser = XMLParser(data: data)
        parser.delegate = self
        return parser.parse()
      }
      func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes attributeDict: [String: String]
      ) {
        titles.append(elementName)
      }
    }
    """
  ),
  (
    "widgets",
    """
    import WidgetKit
    struct Day: TimelineEntry {
      let date: Date
    }
    struct Days: TimelineProvider {
      func placeholder(in context: Context) -> Day { Day(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping @Sendable (Day) -> Void) {
        completion(Day(date: .now))
      }
      func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Day>) -> Void) {
        completion(Timeline(entries: [Day(date: .now)], policy: .atEnd))
      }
    }
    struct DayWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "day", provider: Days()) { entry in
          Text(entry.date, style: .time).widgetURL(URL(string: "a://b"))
        }
        .configurationDisplayName("Day")
        .supportedFamilies([.systemSmall])
      }
    }
    """
  ),
  (
    "stray imports",
    """
    import Accelerate
    import CoreMIDI
    import GameplayKit
    import Metal
    import WatchKit
    """
  ),
]
