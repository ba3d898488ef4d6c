using System.Text;

namespace Assay.Adapters.Encodings;

/// <summary>A string as UTF-16, little endian.</summary>
/// <typeparam name="T">Always <see cref="string"/>, the contract of the dialect <c>text</c>.</typeparam>
internal sealed class Utf16<T>() : EncodingAdapter<T>(Encoding.Unicode)
    where T : class;
