using System.Security.Cryptography;

namespace Assay.Worker.Checking;

/// <summary>What a payload was before a library read it: a hash, because a copy would count as memory that the row takes.</summary>
internal static class PayloadState
{
    /// <summary>SHA-256 of the bytes, in hex.</summary>
    public static string Of(ArraySegment<byte> payload)
    {
        using IncrementalHash hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
        hash.AppendData(payload.Array!, payload.Offset, payload.Count);
        return Convert.ToHexString(hash.GetHashAndReset());
    }
}
