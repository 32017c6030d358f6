/// The module that `import os` provides to a learner's file, as `import OSLog` does.
@_exported public import NavOSLog
