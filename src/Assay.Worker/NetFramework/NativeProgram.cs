namespace Assay.Worker;

/// <summary>.NET Framework compiles just in time alone.</summary>
internal static class NativeProgram
{
    /// <summary>Never.</summary>
    public static bool IsThis => false;
}
