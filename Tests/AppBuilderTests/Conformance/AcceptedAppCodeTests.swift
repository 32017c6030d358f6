import Testing

@testable import AppBuilder

@Suite("code of whole apps that SwiftUI and UIKit accept without a warning")
struct AcceptedAppCodeTests {
  private let pieces: SourcePieces

  init() throws {
    pieces = try Self.compiled.get()
  }

  private static let compiled = Result { try SourcePieces(accepted) }

  @Test(
    "code from whole apps compiles as in Xcode",
    arguments: [
      "selectors", "controllers", "bars", "drawing", "literals", "drops", "old menu", "text input",
      "fonts", "pairs", "marks",
    ]
  )
  func wholeApps(id: String) {
    #expect(pieces.messages[id] == nil)
  }
}

private let accepted: [(id: String, code: String)] = [
  (
    "selectors",
    """
    import UIKit
    final class Keyboard: NSObject, ObservableObject {
      @Published var height: CGFloat = 0
      private var ticks = 0
      override init() {
        super.init()
        NotificationCenter.default.addObserver(
          self, selector: #selector(keyboardShown(_:)),
          name: UIResponder.keyboardWillShowNotification, object: nil
        )
        Timer.scheduledTimer(
          timeInterval: 1, target: self, selector: #selector(self.tick), userInfo: nil, repeats: true
        )
      }
      deinit { NotificationCenter.default.removeObserver(self) }
      @objc private func keyboardShown(_ notification: Notification) {
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        height = frame?.height ?? 0
      }
      @objc private func tick() { ticks += 1 }
    }
    final class Editor: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.hidesBackButton = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          image: UIImage(systemName: "xmark")?.withTintColor(.black, renderingMode: .alwaysOriginal),
          style: .plain, target: self, action: #selector(close)
        )
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
      }
      @objc func close() { dismiss(animated: true) }
      @objc func tapped(_ recognizer: UITapGestureRecognizer) { view.endEditing(true) }
    }
    """
  ),
  (
    "controllers",
    """
    import UIKit
    final class Sheet: UIViewController, UIAdaptivePresentationControllerDelegate {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      override var prefersStatusBarHidden: Bool { true }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
      func show(in window: UIWindow) {
        presentationController?.delegate = self
        sheetPresentationController?.detents = [.medium(), .large()]
        sheetPresentationController?.prefersGrabberVisible = true
        UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve, animations: {
          window.rootViewController = self
        }, completion: nil)
        UIView.animate(
          withDuration: 0.2, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
          animations: { self.view.alpha = 0 }, completion: { _ in self.view.isHidden = true }
        )
      }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    }
    final class RowSource: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "\\(indexPath.count)"
        cell.accessoryType = .disclosureIndicator
        return cell
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
      }
    }
    struct Wheel: UIViewRepresentable {
      func makeUIView(context: Context) -> UIPickerView {
        let picker = UIPickerView()
        picker.delegate = context.coordinator
        picker.dataSource = context.coordinator
        return picker
      }
      func updateUIView(_ view: UIPickerView, context: Context) { view.reloadAllComponents() }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, UIPickerViewDelegate, UIPickerViewDataSource {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
      }
    }
    """
  ),
  (
    "bars",
    """
    import UIKit
    @MainActor func styleBars() {
      let tabs = UITabBarAppearance()
      tabs.configureWithOpaqueBackground()
      tabs.backgroundEffect = UIBlurEffect(style: .systemUltraThinMaterial)
      tabs.stackedLayoutAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 2)
      UITabBar.appearance().standardAppearance = tabs
      UINavigationBar.appearance().isHidden = true
      UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
      UITextField.appearance().clearButtonMode = .whileEditing
      UITableView.appearance().contentInset.top = -20
      UILabel.appearance(whenContainedInInstancesOf: [UISegmentedControl.self]).numberOfLines = 0
      UISearchBar.appearance().tintColor = .systemTeal
    }
    """
  ),
  (
    "drawing",
    """
    import UIKit
    func picture() -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.cgContext.setStrokeColor(UIColor.black.cgColor)
        context.cgContext.setLineWidth(2)
        context.cgContext.move(to: .zero)
        context.cgContext.addLine(to: CGPoint(x: 10, y: 10))
        context.cgContext.strokePath()
      }
    }
    func page(_ title: String) -> Data {
      let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
      return renderer.pdfData { context in
        context.beginPage()
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        NSAttributedString(string: title, attributes: [.paragraphStyle: style, .kern: 1])
          .draw(in: CGRect(x: 0, y: 0, width: 100, height: 20))
        title.draw(at: .zero, withAttributes: [.font: UIFont.boldSystemFont(ofSize: 12)])
      }
    }
    """
  ),
  (
    "literals",
    """
    import UIKit
    struct Theme {
      let accent = Color(#colorLiteral(red: 0, green: 0.5, blue: 1, alpha: 1))
      let plain = #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1).withAlphaComponent(0.5)
      let logo = Image(uiImage: #imageLiteral(resourceName: "logo"))
    }
    func archive(_ color: UIColor) throws -> UIColor? {
      let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
      return try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    }
    """
  ),
  (
    "drops",
    """
    import UniformTypeIdentifiers
    struct Target: View {
      @State private var names: [String] = []
      var body: some View {
        Text("Drop").onDrop(of: ["public.text"], isTargeted: nil) { providers in
          for provider in providers {
            provider.loadItem(forTypeIdentifier: UTType.text.identifier, options: nil) { _, _ in }
          }
          return true
        }
      }
    }
    """
  ),
  (
    "old menu",
    """
    import UserNotifications
    struct Row: View {
      var body: some View {
        Text("Row").contextMenu(ContextMenu { Button("Delete") {} })
      }
    }
    func content() -> UNMutableNotificationContent {
      let content = UNMutableNotificationContent()
      content.sound = UNNotificationSound(named: UNNotificationSoundName("bell.wav"))
      return content
    }
    """
  ),
  (
    "text input",
    """
    import UIKit
    final class AmountField: UITextField {
      override func caretRect(for position: UITextPosition) -> CGRect { .zero }
      func moveToEnd() {
        let end = endOfDocument
        selectedTextRange = textRange(from: end, to: end)
      }
    }
    """
  ),
  (
    "fonts",
    """
    import UIKit
    extension UIFont {
      static func brand(_ style: TextStyle) -> UIFont {
        let font = UIFont(name: "Brand", size: 17) ?? .preferredFont(forTextStyle: style)
        return UIFontMetrics(forTextStyle: style).scaledFont(for: font)
      }
    }
    let attributed = AttributedString(localized: LocalizedStringResource("Hello"))
    """
  ),
  (
    "pairs",
    """
    struct Palette: View {
      private let colors = [
        ("green", Color.green), ("blue", Color.blue), ("orange", Color.orange), ("pink", Color.pink),
        ("red", Color.red), ("purple", Color.purple), ("teal", Color.teal), ("yellow", Color.yellow),
        ("indigo", Color.indigo), ("brown", Color.brown), ("gray", Color.gray), ("mint", Color.mint),
      ]
      var body: some View {
        ForEach(colors, id: \\.0) { name, color in Text(name).foregroundStyle(color) }
      }
    }
    """
  ),
  (
    "marks",
    """
    import Charts
    struct Months: View {
      let sums = [1.5, 2.5]
      var body: some View {
        Chart(Array(sums.enumerated()), id: \\.offset) { item in
          BarMark(x: .value("Month", item.offset), y: .value("Sum", item.element))
            .accessibilityLabel("Month \\(item.offset)")
            .accessibilityValue("\\(item.element, format: .currency(code: "EUR"))")
        }
      }
    }
    """
  ),
]
