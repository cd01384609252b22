/** May somebody with these roles moderate? Apart from the roles' schema, so that pages that ask carry no zod. */
export function isStaff(roles: readonly string[]): boolean {
  return roles.includes('admin') || roles.includes('zoomie');
}
