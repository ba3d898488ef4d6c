using Assay.Repros.Calls;

namespace Assay.Repros;

/// <summary>
/// What a file reads in the place of what it would write itself: another version of its types wrote it, or it is a payload of a format
/// case.
/// </summary>
/// <param name="Ways">How many ways to read them are right.</param>
/// <param name="MustFail">Whether only an error is right.</param>
public sealed record WrittenPayload(IReadOnlyList<byte> Bytes, int Ways = 1, bool MustFail = false)
{
    /// <summary>How the line begins with which a program tells what it wrote, in hex.</summary>
    public const string Mark = "WROTE: ";

    /// <summary>The bytes as a C# expression: a text where they are one, hex elsewhere.</summary>
    internal string Expression => PayloadCode.ArrayOf([.. Bytes]);
}
