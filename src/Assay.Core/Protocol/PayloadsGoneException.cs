namespace Assay.Core.Protocol;

/// <summary>A file of payloads was removed while a run needed it, by hand or by a program that tidies up; no library is to blame.</summary>
public sealed class PayloadsGoneException : IOException
{
    /// <summary>Names no file.</summary>
    public PayloadsGoneException()
        : this("") { }

    /// <summary>Says which file is gone.</summary>
    /// <param name="path">The file.</param>
    public PayloadsGoneException(string path)
        : base(SentenceOf(path)) { }

    /// <summary>Says which file is gone, and how that was seen.</summary>
    /// <param name="path">The file.</param>
    /// <param name="innerException">What opening it gave.</param>
    public PayloadsGoneException(string path, Exception innerException)
        : base(SentenceOf(path), innerException) { }

    private static string SentenceOf(string path) => $"the payload file {path} was removed while Assay ran; leave the cache alone and run again";
}
