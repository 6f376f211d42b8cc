/** A password as nova keeps it, made with the key of `widgets/decrypt-password/keys-fixture.ts`: `S3cret é!`. */
export const encryptedPassword = `gpNG2m6mvZjIHwTFzui9FFXDHOQf33gjUohehcXihGILNcUeJ1GMH6xSc02bueOKh5wpeLlMGBwP
wuNBJvrVP05sM0MwsnQhjgXbnEau/3UDwDSZdi3G1RGU8H/4F616RG3uUPG2yQCenP4JCOmk/X8a
PzsxzZPtGsfLMhf75NA=
`
