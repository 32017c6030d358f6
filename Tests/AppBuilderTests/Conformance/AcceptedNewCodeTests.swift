import Testing

@testable import AppBuilder

@Suite("code of whole apps that uses new names: corners, charts, web pages, language models")
struct AcceptedNewCodeTests {
  private let pieces: SourcePieces

  init() throws {
    pieces = try Self.compiled.get()
  }

  private static let compiled = Result { try SourcePieces(accepted) }

  @Test(
    "code that uses new systems and rare frameworks compiles as in Xcode",
    arguments: [
      "corners", "drawn symbols", "toolbar glass", "text direction", "attributed editor",
      "assistive access", "plots", "charts in space", "scales", "web pages", "language models",
      "calendar", "traits", "fonts from files", "rectangles", "drawing tools", "pictures with text",
      "sound effects", "spectrum", "speech", "cameras of solids", "nodes", "insets", "springs",
      "many documents", "key means", "ends of editing",
    ]
  )
  func new(id: String) {
    #expect(pieces.messages[id] == nil)
  }
}

private let accepted: [(id: String, code: String)] = [
  (
    "corners",
    """
    struct Cards: View {
      var body: some View {
        VStack {
          Rectangle().clipShape(.rect(corners: .concentric(minimum: 12), isUniform: true))
          Color.red.glassEffect(.regular, in: ConcentricRectangle(corners: .concentric, isUniform: true))
          ConcentricRectangle(uniformTopCorners: 24, uniformBottomCorners: .fixed(4)).fill(.blue)
          Text("Go").clipShape(.buttonBorder)
        }
      }
    }
    """
  ),
  (
    "drawn symbols",
    """
    struct Marks: View {
      @State private var isDone = false
      var body: some View {
        Image(systemName: "checkmark").symbolEffect(.drawOn, isActive: isDone)
        if isDone { Image(systemName: "star").transition(.symbolEffect(.drawOff.byLayer)) }
        Image(systemName: "heart").transition(.symbolEffect)
      }
    }
    """
  ),
  (
    "toolbar glass",
    """
    struct Bar: View {
      var body: some View {
        Text("Home").toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }.sharedBackgroundVisibility(.hidden)
        }
      }
    }
    """
  ),
  (
    "text direction",
    """
    struct Poem: View {
      var body: some View {
        Text("Lines").multilineTextAlignment(strategy: .writingDirectionBased).writingDirection(strategy: .contentBased)
      }
    }
    """
  ),
  (
    "attributed editor",
    """
    struct Letter: View {
      @State private var text = AttributedString("Dear")
      @State private var selection = AttributedTextSelection()
      var body: some View {
        TextEditor(text: $text, selection: $selection)
        Button("Bold") { text.transformAttributes(in: &selection) { $0.font = .body.bold() } }
      }
    }
    """
  ),
  (
    "assistive access",
    """
    struct PlainApp: App {
      var body: some Scene {
        WindowGroup { Text("Home") }
        AssistiveAccess { Text("Large") }
      }
    }
    """
  ),
  (
    "plots",
    """
    import Charts
    struct Trend: View {
      let days: [(day: Int, steps: Int)] = []
      var body: some View {
        Chart {
          LinePlot(x: "Day", y: "Steps") { x in x * 6 + 50 }.foregroundStyle(.purple)
          AreaPlot(x: "Day", yStart: "Low", yEnd: "High") { x in (yStart: x, yEnd: x + 1) }
        }
      }
    }
    """
  ),
  (
    "charts in space",
    """
    struct Hills: View {
      var body: some View {
        Chart3D {
          SurfacePlot(x: "X", y: "Y", z: "Z") { x, z in (x * x + z) / 2 }.foregroundStyle(.heightBased)
          PointMark(x: .value("X", 1), y: .value("Y", 2), z: .value("Z", 3)).symbol(.sphere)
        }
        .chart3DPose(.front)
      }
    }
    """
  ),
  (
    "scales",
    """
    struct Scaled: View {
      var body: some View {
        Chart { BarMark(x: .value("Day", 1), y: .value("Steps", 2)) }
          .chartXScale(range: .plotDimension(padding: 8))
          .chartYScale(domain: 0...10, type: .linear)
          .chartXAxis { AxisMarks(values: [1, 2]) { AxisGridLine() } }
      }
    }
    """
  ),
  (
    "web pages",
    """
    import WebKit
    struct Reader: View {
      @State private var page = WebPage()
      var body: some View {
        WebView(page)
          .webViewMagnificationGestures(.disabled)
          .webViewBackForwardNavigationGestures(.enabled)
          .onAppear { page.load(URLRequest(url: URL(fileURLWithPath: "/"))) }
        Text(page.title)
      }
    }
    """
  ),
  (
    "language models",
    """
    import FoundationModels
    @MainActor func ask(_ question: String) async throws -> String {
      let session = LanguageModelSession { "Answer briefly." }
      let options = GenerationOptions(temperature: 0.5)
      var text = try await session.respond(to: Prompt(question), options: options).content
      for try await part in session.streamResponse(to: question) { text = part.content }
      return text
    }
    """
  ),
  (
    "calendar",
    """
    struct Month: UIViewRepresentable {
      func makeCoordinator() -> Coordinator { Coordinator() }
      func makeUIView(context: Context) -> UICalendarView {
        let view = UICalendarView()
        view.delegate = context.coordinator
        view.availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
        view.selectionBehavior = UICalendarSelectionSingleDate(delegate: context.coordinator)
        return view
      }
      func updateUIView(_ view: UICalendarView, context: Context) {
        view.reloadDecorations(forDateComponents: [DateComponents(year: 2026)], animated: true)
      }
      func sizeThatFits(_ proposal: ProposedViewSize, uiView: UICalendarView, context: Context) -> CGSize? {
        uiView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
      final class Coordinator: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {}
        func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
          .default(color: .systemRed, size: .large)
        }
      }
    }
    """
  ),
  (
    "traits",
    """
    final class Blur: UIVisualEffectView {
      init() {
        super.init(effect: UIBlurEffect(style: .regular))
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in
          self.layer.filters = []
        }
        registerForTraitChanges([UITraitDisplayScale.self]) { (view: UIView, _) in view.setNeedsLayout() }
      }
      required init?(coder: NSCoder) { fatalError("no archive") }
    }
    """
  ),
  (
    "fonts from files",
    """
    import CoreText
    func register(_ file: URL) {
      var problem: Unmanaged<CFError>?
      CTFontManagerRegisterFontsForURL(file as CFURL, CTFontManagerScope.process, nil)
      if !CTFontManagerRegisterFontsForURL(file as CFURL, .process, &problem) { print(problem as Any) }
    }
    func font() -> Font { Font(UIFont.systemFont(ofSize: 12)) }
    """
  ),
  (
    "rectangles",
    """
    let frame = CGRectMake(0, 0, CGSizeMake(2, 3).width, CGPointMake(1, 1).y)
    """
  ),
  (
    "drawing tools",
    """
    import PencilKit
    @MainActor func draw(erases: Bool) -> PKCanvasView {
      let canvas = PKCanvasView()
      canvas.drawingPolicy = .anyInput
      canvas.tool = erases ? PKEraserTool(.vector) : PKInkingTool(.pen, color: .black, width: 2)
      return canvas
    }
    final class Pen: NSObject, PKCanvasViewDelegate {
      func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
    }
    """
  ),
  (
    "pictures with text",
    """
    import VisionKit
    @MainActor func read(_ picture: UIImage, in view: UIImageView) async throws {
      let interaction = ImageAnalysisInteraction()
      interaction.preferredInteractionTypes = .textSelection
      view.addInteraction(interaction)
      guard ImageAnalyzer.isSupported else { return }
      interaction.analysis = try await ImageAnalyzer().analyze(picture, configuration: .init([.text]))
    }
    """
  ),
  (
    "sound effects",
    """
    import AVFoundation
    func effects() -> [AVAudioNode] {
      let reverb = AVAudioUnitReverb()
      reverb.loadFactoryPreset(.mediumHall)
      reverb.bypass = true
      let speed = AVAudioUnitVarispeed()
      speed.rate = 2
      let format = AVAudioFormat(commonFormat: .pcmFormatFloat32, sampleRate: 44_100, channels: AVAudioChannelCount(1), interleaved: false)
      return format == nil ? [] : [reverb, speed, AVAudioUnitEQ(numberOfBands: 2), AVAudioUnitDelay()]
    }
    """
  ),
  (
    "spectrum",
    """
    import Accelerate
    func magnitudes(_ samples: [Float]) -> [Float] {
      let length = vDSP_Length(10)
      guard let setup = vDSP_create_fftsetup(length, FFTRadix(kFFTRadix2)) else { return [] }
      defer { vDSP_destroy_fftsetup(setup) }
      return samples
    }
    """
  ),
  (
    "speech",
    """
    import Speech
    func isReady(_ recognizer: SFSpeechRecognizer, _ task: SFSpeechRecognitionTask?) -> Bool {
      recognizer.supportsOnDeviceRecognition && task?.state == .completed
    }
    """
  ),
  (
    "cameras of solids",
    """
    import SceneKit
    func look(at node: SCNNode, from camera: SCNNode) {
      let constraint = SCNLookAtConstraint(target: node)
      constraint.isGimbalLockEnabled = true
      camera.constraints = [constraint]
    }
    """
  ),
  (
    "nodes",
    """
    import SpriteKit
    @MainActor final class Ship: SKSpriteNode {
      init(at place: CGPoint) {
        super.init(texture: nil, color: SKColor.red, size: .zero)
        position = place
      }
      required init?(coder: NSCoder) { fatalError("no archive") }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { run(.resize(toWidth: touch.location(in: self).x, duration: 1)) }
        addChild(SKShapeNode(path: CGMutablePath()))
      }
    }
    """
  ),
  (
    "insets",
    """
    let insets = ScrollGeometry(contentOffset: .zero, contentSize: .zero, contentInsets: .init(.zero), containerSize: .zero)
    """
  ),
  (
    "springs",
    """
    func place(_ time: TimeInterval) -> CGFloat {
      Spring(duration: 0.4, bounce: 0.2).value(fromValue: 10, toValue: 0, initialVelocity: 0, time: time)
    }
    """
  ),
  (
    "many documents",
    """
    struct Note: FileDocument {
      static var readableContentTypes: [UTType] { [.plainText] }
      init(configuration: ReadConfiguration) throws {}
      func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data()) }
    }
    struct Exporter: View {
      @State private var isExporting = false
      let notes: [Note] = []
      var body: some View {
        Text("Notes").fileExporter(isPresented: $isExporting, documents: notes, contentType: .plainText) { _ in }
      }
    }
    """
  ),
  (
    "key means",
    """
    import CoreImage.CIFilterBuiltins
    func palette(of picture: CIImage) -> CIImage? {
      let filter = CIFilter.kMeans()
      filter.inputImage = picture
      filter.extent = picture.extent
      filter.count = 5
      return filter.outputImage
    }
    """
  ),
  (
    "ends of editing",
    """
    struct Entry: View {
      @State private var text = ""
      var body: some View {
        TextField("Sets", text: $text)
          .onReceive(NotificationCenter.default.publisher(for: UITextField.textDidBeginEditingNotification)) { _ in }
      }
    }
    """
  ),
]
