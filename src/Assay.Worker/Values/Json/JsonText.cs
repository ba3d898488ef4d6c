using System.Text;
using Assay.Core.Workloads;

namespace Assay.Worker.Values.Json;

/// <summary>The bytes of a sample, and where in it something is wrong. Lines and columns are counted only for what is reported.</summary>
/// <param name="name">The file's name, for messages.</param>
/// <param name="bytes">UTF-8.</param>
internal sealed class JsonText(string name, byte[] bytes)
{
    /// <summary>The bytes.</summary>
    public byte[] Bytes { get; } = bytes;

    /// <summary>The file's name.</summary>
    public string Name { get; } = name;

    /// <summary>Where the text begins: behind a byte order mark.</summary>
    public int Start { get; } = bytes.AsSpan().StartsWith(Encoding.UTF8.Preamble) ? Encoding.UTF8.Preamble.Length : 0;

    /// <summary>The sentence about a place.</summary>
    /// <param name="offset">Its first byte.</param>
    /// <param name="what">What is wrong there, without a full stop; never a value.</param>
    public BadValuesException Fault(int offset, string what) => new($"{what} ({Name}, {Position(offset)}).");

    /// <summary>A place for people: <c>line 3, column 14</c>, both from 1; columns count UTF-16 characters.</summary>
    public string Position(int offset)
    {
        ReadOnlySpan<byte> before = Bytes.AsSpan(Start, Math.Clamp(offset, Start, Bytes.Length) - Start);
        int line = 1 + before.Count((byte)'\n');
        int column = 1 + Encoding.UTF8.GetCharCount(before[(before.LastIndexOf((byte)'\n') + 1)..]);
        return FormattableString.Invariant($"line {line}, column {column}");
    }
}
