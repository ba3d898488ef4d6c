using Nerdbank.MessagePack;

namespace Assay.Adapters.NerdbankMessagePack;

/// <summary>Each object is written once, cycles included.</summary>
internal sealed class PreserveReferences<T>() : ShapedAdapter<T>(ReferencePreservationMode.AllowCycles);
