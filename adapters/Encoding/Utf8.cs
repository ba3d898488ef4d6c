using System.Text;

namespace Assay.Adapters.Encodings;

/// <summary>A string as UTF-8.</summary>
/// <typeparam name="T">Always <see cref="string"/>, the contract of the dialect <c>text</c>.</typeparam>
internal sealed class Utf8<T>() : EncodingAdapter<T>(Encoding.UTF8)
    where T : class;
