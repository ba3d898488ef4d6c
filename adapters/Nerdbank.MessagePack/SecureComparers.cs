using Nerdbank.MessagePack;

namespace Assay.Adapters.NerdbankMessagePack;

/// <summary>
/// Collections with the library's own comparers, its default: they resist keys that were chosen to collide, and do not keep the comparers
/// that collections had.
/// </summary>
internal sealed class SecureComparers<T>() : ShapedAdapter<T>(ReferencePreservationMode.Off, hasOwnComparers: true);
