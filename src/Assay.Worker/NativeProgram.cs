using System.Runtime.CompilerServices;

namespace Assay.Worker;

/// <summary>
/// Whether this program is native: all of its code was compiled ahead of time. Nothing then tells the code of methods, the tokens of
/// members, or the files of assemblies.
/// </summary>
internal static class NativeProgram
{
    public static bool IsThis => !RuntimeFeature.IsDynamicCodeSupported;
}
