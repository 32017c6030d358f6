import Testing

@testable import AppBuilder

@Suite("code of whole apps: charts, views of UIKit, payments, Bluetooth, media, speech, health")
struct AcceptedWholeAppCodeTests {
  private let pieces: SourcePieces

  init() throws {
    pieces = try Self.compiled.get()
  }

  private static let compiled = Result { try SourcePieces(accepted) }

  @Test(
    "what whole apps use of these frameworks compiles as in Xcode",
    arguments: [
      "marks", "own marks", "chart scales", "chart scrolling", "bins", "axes", "styles",
      "dates in texts", "views of UIKit", "payments", "central", "peripheral", "media library",
      "transcription", "sample rates", "samples", "solids", "locks",
    ]
  )
  func whole(id: String) {
    #expect(pieces.messages[id] == nil)
  }
}

private let accepted: [(id: String, code: String)] = [
  (
    "marks",
    """
    import Charts
    struct Sale: Identifiable { let id = 1; let day: Date; let count: Int }
    struct Marks: View {
      let sales: [Sale]
      @State private var selected: Date?
      var body: some View {
        Chart {
          Plot { ForEach(sales) { BarMark(x: .value("Day", $0.day, unit: .day), y: .value("Sold", $0.count)) } }
            .foregroundStyle(.blue)
          BarMark(y: .value("Sold", 3))
          PointMark(x: .value("Day", Date.now))
          AreaMark(x: .value("Day", 1), y: .value("Sold", 2), series: .value("Kind", "a"), stacking: .center)
          RectangleMark(xStart: .value("a", 1), xEnd: .value("b", 2), yStart: .value("c", 1), yEnd: .value("d", 2))
          LineMark(x: .value("Day", 1), y: .value("Sold", Int64(2))).interpolationMethod(.cardinal(tension: 0.5))
          ForEach(0..<3) { RuleMark(xStart: 0, xEnd: 10, y: .value("Goal", $0)) }
          if let selected {
            RuleMark(x: .value("Selected", selected, unit: .day))
              .offset(yStart: -10)
              .annotation(position: .topLeading, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) {
                Text("Sold")
              }
              .annotation { context in Text(context.targetSize.width.formatted()) }
          }
        }
        .chartOverlay { proxy in
          GeometryReader { geometry in
            if let frame = proxy.plotFrame {
              Text((proxy.value(at: geometry[frame].origin, as: (Date, Int).self)?.1 ?? 0).formatted())
            }
          }
        }
        .chartXSelection(value: $selected)
      }
    }
    """
  ),
  (
    "own marks",
    """
    struct Goal: ChartContent {
      let value: Int
      var body: some ChartContent {
        RuleMark(y: .value("Goal", value))
        PointMark(x: .value("Day", 1), y: .value("Goal", value))
      }
    }
    struct Goals: View { var body: some View { Chart { Goal(value: 3) } } }
    """
  ),
  (
    "chart scales",
    """
    struct Scales: View {
      var body: some View {
        Chart { PointMark(x: .value("a", 1), y: .value("b", 2)) }
          .chartForegroundStyleScale(domain: ["a"], range: [Color.red])
          .chartForegroundStyleScale(mapping: { (name: String) in name == "a" ? Color.red : .blue })
          .chartSymbolScale(["a": BasicChartSymbolShape.circle.strokeBorder(lineWidth: 2), "b": .square])
          .chartSymbolSizeScale(["a": 10])
          .chartLineStyleScale(range: [StrokeStyle(lineWidth: 1)])
          .chartXAxisLabel(Text("Day"))
      }
    }
    """
  ),
  (
    "chart scrolling",
    """
    struct Scrolling: View {
      @State private var position = Date.now
      var body: some View {
        Chart { PointMark(x: .value("a", Date.now), y: .value("b", 2)) }
          .chartScrollableAxes(.horizontal)
          .chartScrollPosition(x: $position)
          .chartScrollTargetBehavior(
            .valueAligned(matching: .init(hour: 0), majorAlignment: .matching(.init(day: 1)), limitBehavior: .never)
          )
          .chartScrollTargetBehavior(.valueAligned(unit: 7, majorAlignment: .page))
      }
    }
    """
  ),
  (
    "bins",
    """
    func bins(_ ages: [Int], _ days: [Date]) -> (Int, ClosedRange<Date>) {
      let ages = NumberBins(data: ages, desiredCount: 5)
      let range = DateBins(unit: .month, data: days)[0]
      return (ages.index(for: 3), range.lowerBound...range.upperBound)
    }
    """
  ),
  (
    "axes",
    """
    struct Axes: View {
      var body: some View {
        Chart { PointMark(x: .value("a", 1), y: .value("b", 2)) }
          .chartXAxis { AxisMarks(format: .dateTime.day(), values: .stride(by: .day)) }
          .chartYAxis { AxisMarks(values: .stride(by: 5.0)) { _ in AxisGridLine(); AxisValueLabel() } }
      }
    }
    """
  ),
  (
    "styles",
    """
    struct Glassy: View {
      var body: some View { Button("Go") {}.buttonStyle(.glass(.regular.tint(.red))) }
    }
    """
  ),
  (
    "dates in texts",
    """
    struct Item: View {
      let day: Date?
      let formatter: DateFormatter
      var body: some View { Text("Item at \\(day!, formatter: formatter)") }
    }
    """
  ),
  (
    "views of UIKit",
    """
    import UIKit
    final class Card: UIView {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Tag: UILabel {
      override init(frame: CGRect = .zero) { super.init(frame: frame) }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class Cell: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class Screen: UIViewController {
      override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
      required init?(coder: NSCoder) { fatalError() }
    }
    @MainActor func views() -> [NSObject] {
      let stack = UIStackView(arrangedSubviews: [Card(), Tag(), UIVisualEffectView(), UIView()])
      stack.spacing = UIStackView.spacingUseSystem
      return [stack, Screen(), UIViewController(), Cell(style: .default, reuseIdentifier: nil)]
    }
    """
  ),
  (
    "payments",
    """
    import PassKit
    final class Till: NSObject, PKPaymentAuthorizationControllerDelegate {
      func pay(_ amount: Int) {
        let request = PKPaymentRequest()
        request.merchantCapabilities = .threeDSecure
        request.supportedNetworks = [.visa, .masterCard]
        request.requiredShippingContactFields = [.name, .postalAddress]
        request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Total", amount: NSDecimalNumber(value: amount), type: .final)]
        let method = PKShippingMethod(label: "Post", amount: 0)
        method.dateComponentsRange = PKDateComponentsRange(start: DateComponents(), end: DateComponents())
        request.shippingMethods = [method]
        let controller = PKPaymentAuthorizationController(paymentRequest: request)
        controller.delegate = self
        controller.present { _ in }
      }
      func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
      ) { completion(PKPaymentAuthorizationResult(status: .success, errors: [])) }
      func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
        controller.dismiss {}
      }
    }
    """
  ),
  (
    "central",
    """
    import CoreBluetooth
    final class Central: NSObject, CBCentralManagerDelegate, CBPeripheralDelegate {
      lazy var manager = CBCentralManager(delegate: self, queue: nil)
      func centralManagerDidUpdateState(_ central: CBCentralManager) {
        if central.state == .poweredOn { central.scanForPeripherals(withServices: [CBUUID(string: "180D")]) }
      }
      func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
        peripheral.delegate = self
        peripheral.discoverServices(nil)
      }
      func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: Error?) {
        for service in peripheral.services ?? [] { peripheral.discoverCharacteristics(nil, for: service) }
      }
      func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: Error?) {
        if characteristic.properties.contains(.notify) { peripheral.setNotifyValue(true, for: characteristic) }
      }
    }
    """
  ),
  (
    "peripheral",
    """
    final class Beacon: NSObject, CBPeripheralManagerDelegate {
      let rate = CBMutableCharacteristic(type: CBUUID(string: "2A37"), properties: [.notify], value: nil, permissions: .readable)
      func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
        let service = CBMutableService(type: CBUUID(string: "180D"), primary: true)
        service.characteristics = [rate]
        peripheral.add(service)
        peripheral.startAdvertising([CBAdvertisementDataLocalNameKey: "Beacon"])
        peripheral.updateValue(Data(), for: rate, onSubscribedCentrals: nil)
      }
    }
    """
  ),
  (
    "media library",
    """
    import MediaPlayer
    func songs(of artist: MPMediaEntityPersistentID) async -> [String?] {
      guard await MPMediaLibrary.requestAuthorization() == .authorized else { return [] }
      let query = MPMediaQuery.songs()
      query.addFilterPredicate(MPMediaPropertyPredicate(value: artist, forProperty: MPMediaItemPropertyArtistPersistentID))
      query.groupingType = .album
      return (query.collections ?? []).map { $0.representativeItem?.title }
    }
    """
  ),
  (
    "transcription",
    """
    import Speech
    func transcribe() async throws -> String {
      let transcriber = SpeechTranscriber(
        locale: .current, transcriptionOptions: [], reportingOptions: [.volatileResults], attributeOptions: []
      )
      if let request = try await AssetInventory.assetInstallationRequest(supporting: [transcriber]) {
        try await request.downloadAndInstall()
      }
      let analyzer = SpeechAnalyzer(modules: [transcriber])
      let (inputs, builder) = AsyncStream<AnalyzerInput>.makeStream()
      try await analyzer.start(inputSequence: inputs)
      builder.finish()
      try await analyzer.finalizeAndFinishThroughEndOfInput()
      var text = ""
      for try await result in transcriber.results where result.isFinal { text += String(result.text.characters) }
      return text
    }
    """
  ),
  (
    "sample rates",
    """
    import AVFoundation
    func convert(_ buffer: AVAudioPCMBuffer, to format: AVAudioFormat) -> Bool {
      guard let converter = AVAudioConverter(from: buffer.format, to: format) else { return false }
      converter.primeMethod = .none
      var failure: NSError?
      let status = converter.convert(to: buffer, error: &failure) { _, status in
        status.pointee = .noDataNow
        return nil
      }
      return status != .error
    }
    """
  ),
  (
    "samples",
    """
    import HealthKit
    func hours(in store: HKHealthStore) async throws -> Double {
      let descriptor = HKSampleQueryDescriptor(
        predicates: [.categorySample(type: HKCategoryType(.sleepAnalysis))],
        sortDescriptors: [SortDescriptor(\\.endDate, order: .reverse)]
      )
      return try await descriptor.result(for: store)
        .reduce(0) { $0 + $1.endDate.timeIntervalSince($1.startDate) } / 3600
    }
    """
  ),
  (
    "solids",
    """
    import SceneKit
    @MainActor func solid() -> SCNNode {
      let corners = SCNGeometrySource(vertices: [SCNVector3(0, 0, 0)])
      let faces = SCNGeometryElement(indices: [Int32(0)], primitiveType: .triangles)
      let node = SCNNode(geometry: SCNGeometry(sources: [corners], elements: [faces]))
      node.geometry?.firstMaterial?.blendMode = .add
      node.simdOrientation = simd_quatf(angle: 1, axis: SIMD3(0, 1, 0)) * node.simdOrientation
      return node
    }
    """
  ),
  (
    "locks",
    """
    func alone(_ object: NSObject, _ work: () -> Void) {
      objc_sync_enter(object)
      defer { objc_sync_exit(object) }
      work()
    }
    """
  ),
]
