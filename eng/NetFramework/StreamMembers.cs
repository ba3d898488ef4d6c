using System.IO;
using System.Security.Cryptography;

namespace System;

/// <summary>Members that take spans.</summary>
internal static class StreamMembers
{
    extension(Stream stream)
    {
        public void Write(ReadOnlySpan<byte> bytes)
        {
            byte[] copy = bytes.ToArray();
            stream.Write(copy, 0, copy.Length);
        }

        public int Read(Span<byte> bytes)
        {
            byte[] copy = new byte[bytes.Length];
            int count = stream.Read(copy, 0, copy.Length);
            copy.AsSpan(0, count).CopyTo(bytes);
            return count;
        }

        public int ReadAtLeast(byte[] buffer, int least, bool throwOnEndOfStream)
        {
            int total = 0;
            while (total < least)
            {
                int count = stream.Read(buffer, total, buffer.Length - total);
                if (count == 0)
                    return throwOnEndOfStream ? throw new EndOfStreamException() : total;
                total += count;
            }

            return total;
        }
    }

    extension(BinaryWriter writer)
    {
        public void Write(ReadOnlySpan<byte> bytes) => writer.Write(bytes.ToArray());
    }

    extension(IncrementalHash hash)
    {
        public void AppendData(ReadOnlySpan<byte> bytes) => hash.AppendData(bytes.ToArray());
    }
}
