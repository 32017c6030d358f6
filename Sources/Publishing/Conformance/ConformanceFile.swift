/// The files in which Xcode stores the project and its scheme.
enum ConformanceFile {
  private static let app = ConformanceProject.name
  private static let tests = ConformanceProject.tests

  /// The text of `project.pbxproj`, in the format of Xcode 16 with synchronized folders.
  static let project = """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tclasses = {
    \t};
    \tobjectVersion = 77;
    \tobjects = {
    \t\t\(id(1)) /* \(app).app */ = {
    \t\t\tisa = PBXFileReference;
    \t\t\texplicitFileType = wrapper.application;
    \t\t\tincludeInIndex = 0;
    \t\t\tpath = \(app).app;
    \t\t\tsourceTree = BUILT_PRODUCTS_DIR;
    \t\t};
    \t\t\(id(2)) /* \(tests).xctest */ = {
    \t\t\tisa = PBXFileReference;
    \t\t\texplicitFileType = wrapper.cfbundle;
    \t\t\tincludeInIndex = 0;
    \t\t\tpath = \(tests).xctest;
    \t\t\tsourceTree = BUILT_PRODUCTS_DIR;
    \t\t};
    \(folder(3, app))
    \(folder(4, tests))
    \t\t\(id(5)) = {
    \t\t\tisa = PBXGroup;
    \t\t\tchildren = (
    \t\t\t\t\(id(3)) /* \(app) */,
    \t\t\t\t\(id(4)) /* \(tests) */,
    \t\t\t\t\(id(6)) /* Products */,
    \t\t\t);
    \t\t\tsourceTree = "<group>";
    \t\t};
    \t\t\(id(6)) /* Products */ = {
    \t\t\tisa = PBXGroup;
    \t\t\tchildren = (
    \t\t\t\t\(id(1)) /* \(app).app */,
    \t\t\t\t\(id(2)) /* \(tests).xctest */,
    \t\t\t);
    \t\t\tname = Products;
    \t\t\tsourceTree = "<group>";
    \t\t};
    \(phases(7))
    \(phases(10))
    \t\t\(id(13)) /* PBXContainerItemProxy */ = {
    \t\t\tisa = PBXContainerItemProxy;
    \t\t\tcontainerPortal = \(id(17)) /* Project object */;
    \t\t\tproxyType = 1;
    \t\t\tremoteGlobalIDString = \(id(15));
    \t\t\tremoteInfo = \(app);
    \t\t};
    \t\t\(id(14)) /* PBXTargetDependency */ = {
    \t\t\tisa = PBXTargetDependency;
    \t\t\ttarget = \(id(15)) /* \(app) */;
    \t\t\ttargetProxy = \(id(13)) /* PBXContainerItemProxy */;
    \t\t};
    \(target(15, app, phases: 7, settings: 21, folder: 3, product: (1, ".app"), kind: "application"))
    \(target(16, tests, phases: 10, settings: 24, folder: 4, product: (2, ".xctest"), kind: "bundle.ui-testing", dependency: 14))
    \t\t\(id(17)) /* Project object */ = {
    \t\t\tisa = PBXProject;
    \t\t\tattributes = {
    \t\t\t\tBuildIndependentTargetsInParallel = 1;
    \t\t\t\tLastUpgradeCheck = 1600;
    \t\t\t\tTargetAttributes = {
    \t\t\t\t\t\(id(16)) = {
    \t\t\t\t\t\tTestTargetID = \(id(15));
    \t\t\t\t\t};
    \t\t\t\t};
    \t\t\t};
    \t\t\tbuildConfigurationList = \(id(18)) /* Build configuration list */;
    \t\t\tdevelopmentRegion = en;
    \t\t\thasScannedForEncodings = 0;
    \t\t\tknownRegions = (
    \t\t\t\ten,
    \t\t\t\tBase,
    \t\t\t);
    \t\t\tmainGroup = \(id(5));
    \t\t\tpreferredProjectObjectVersion = 77;
    \t\t\tproductRefGroup = \(id(6)) /* Products */;
    \t\t\tprojectDirPath = "";
    \t\t\tprojectRoot = "";
    \t\t\ttargets = (
    \t\t\t\t\(id(15)) /* \(app) */,
    \t\t\t\t\(id(16)) /* \(tests) */,
    \t\t\t);
    \t\t};
    \(configurations(18, common))
    \(configurations(21, ofApp))
    \(configurations(24, ofTests))
    \t};
    \trootObject = \(id(17)) /* Project object */;
    }

    """

  /// Returns the identifier of the object with the given number, in the form of Xcode's identifiers.
  private static func id(_ number: Int) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return "4E41564C4142" + String(repeating: "0", count: 12 - digits.count) + digits
  }

  private static func folder(_ number: Int, _ name: String) -> String {
    """
    \t\t\(id(number)) /* \(name) */ = {
    \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
    \t\t\tpath = \(name);
    \t\t\tsourceTree = "<group>";
    \t\t};
    """
  }

  private static func phases(_ first: Int) -> String {
    zip(first..., ["Sources", "Frameworks", "Resources"]).map { number, name in
      """
      \t\t\(id(number)) /* \(name) */ = {
      \t\t\tisa = PBX\(name)BuildPhase;
      \t\t\tbuildActionMask = 2147483647;
      \t\t\tfiles = (
      \t\t\t);
      \t\t\trunOnlyForDeploymentPostprocessing = 0;
      \t\t};
      """
    }.joined(separator: "\n")
  }

  private static func target(
    _ number: Int,
    _ name: String,
    phases: Int,
    settings: Int,
    folder: Int,
    product: (number: Int, ending: String),
    kind: String,
    dependency: Int? = nil
  ) -> String {
    let dependencies = dependency.map { "\n\t\t\t\t\(id($0)) /* PBXTargetDependency */," } ?? ""
    return """
      \t\t\(id(number)) /* \(name) */ = {
      \t\t\tisa = PBXNativeTarget;
      \t\t\tbuildConfigurationList = \(id(settings)) /* Build configuration list */;
      \t\t\tbuildPhases = (
      \t\t\t\t\(id(phases)) /* Sources */,
      \t\t\t\t\(id(phases + 1)) /* Frameworks */,
      \t\t\t\t\(id(phases + 2)) /* Resources */,
      \t\t\t);
      \t\t\tbuildRules = (
      \t\t\t);
      \t\t\tdependencies = (\(dependencies)
      \t\t\t);
      \t\t\tfileSystemSynchronizedGroups = (
      \t\t\t\t\(id(folder)) /* \(name) */,
      \t\t\t);
      \t\t\tname = \(name);
      \t\t\tproductName = \(name);
      \t\t\tproductReference = \(id(product.number)) /* \(name)\(product.ending) */;
      \t\t\tproductType = "com.apple.product-type.\(kind)";
      \t\t};
      """
  }

  /// Returns the text of a configuration list in which Debug and Release have the same settings.
  private static func configurations(_ list: Int, _ settings: [String]) -> String {
    let names = ["Debug", "Release"]
    let objects = zip((list + 1)..., names).map { number, name in
      """
      \t\t\(id(number)) /* \(name) */ = {
      \t\t\tisa = XCBuildConfiguration;
      \t\t\tbuildSettings = {
      \(settings.map { "\t\t\t\t\($0);" }.joined(separator: "\n"))
      \t\t\t};
      \t\t\tname = \(name);
      \t\t};
      """
    }
    return """
      \t\t\(id(list)) /* Build configuration list */ = {
      \t\t\tisa = XCConfigurationList;
      \t\t\tbuildConfigurations = (
      \t\t\t\t\(id(list + 1)) /* Debug */,
      \t\t\t\t\(id(list + 2)) /* Release */,
      \t\t\t);
      \t\t\tdefaultConfigurationIsVisible = 0;
      \t\t\tdefaultConfigurationName = Release;
      \t\t};
      \(objects.joined(separator: "\n"))
      """
  }

  private static let common = [
    "CODE_SIGN_STYLE = Automatic", "CURRENT_PROJECT_VERSION = 1", "ENABLE_TESTABILITY = YES",
    "IPHONEOS_DEPLOYMENT_TARGET = 17.0", "MARKETING_VERSION = 1.0", "ONLY_ACTIVE_ARCH = YES",
    "SDKROOT = iphoneos", "SWIFT_VERSION = 6.0", "TARGETED_DEVICE_FAMILY = \"1,2\"",
  ]

  private static let ofApp = [
    "GENERATE_INFOPLIST_FILE = YES", "INFOPLIST_FILE = Info.plist",
    "INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES",
    "INFOPLIST_KEY_UILaunchScreen_Generation = YES",
    "PRODUCT_BUNDLE_IDENTIFIER = org.navlab.conformance", "PRODUCT_NAME = \"$(TARGET_NAME)\"",
  ]

  private static let ofTests = [
    "GENERATE_INFOPLIST_FILE = YES",
    "PRODUCT_BUNDLE_IDENTIFIER = org.navlab.conformance.uitests",
    "PRODUCT_NAME = \"$(TARGET_NAME)\"", "TEST_TARGET_NAME = \(app)",
  ]

  /// The text of the scheme that runs the tests.
  static let scheme = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme LastUpgradeVersion="1600" version="1.7">
       <BuildAction parallelizeBuildables="YES" buildImplicitDependencies="YES">
          <BuildActionEntries>
             <BuildActionEntry buildForTesting="YES" buildForRunning="YES" buildForProfiling="YES" buildForArchiving="YES" buildForAnalyzing="YES">
                \(reference(15, app, ".app"))
             </BuildActionEntry>
          </BuildActionEntries>
       </BuildAction>
       <TestAction buildConfiguration="Debug" shouldUseLaunchSchemeArgsEnv="YES">
          <Testables>
             <TestableReference skipped="NO">
                \(reference(16, tests, ".xctest"))
             </TestableReference>
          </Testables>
       </TestAction>
       <LaunchAction buildConfiguration="Debug" launchStyle="0" useCustomWorkingDirectory="NO">
          <BuildableProductRunnable runnableDebuggingMode="0">
             \(reference(15, app, ".app"))
          </BuildableProductRunnable>
       </LaunchAction>
    </Scheme>

    """

  private static func reference(_ number: Int, _ name: String, _ ending: String) -> String {
    "<BuildableReference BuildableIdentifier=\"primary\" BlueprintIdentifier=\"\(id(number))\" "
      + "BuildableName=\"\(name)\(ending)\" BlueprintName=\"\(name)\" "
      + "ReferencedContainer=\"container:\(app).xcodeproj\"></BuildableReference>"
  }
}
